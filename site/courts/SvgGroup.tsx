import type { SVGProps } from 'react';

type Props = Omit<SVGProps<SVGGElement>, 'children'> & { markup: string | undefined };

export const SvgGroup = ({ markup = '', ...props }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from files of this repository
  <g {...props} dangerouslySetInnerHTML={{ __html: markup }} />
);
