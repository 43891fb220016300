import type { SVGProps } from 'react';

type Props = Omit<SVGProps<SVGGElement>, 'children'> & { markup: string | undefined };

/** A part of a drawing in courtFiles.ts. */
export const Drawn = ({ markup = '', ...props }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  <g {...props} dangerouslySetInnerHTML={{ __html: markup }} />
);
