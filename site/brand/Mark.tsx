import { brandLetter, brandMark } from '../../content/brand.ts';

type Props = {
  size?: number;
  background?: string;
  /** Space around the mark, in units of mark.svg, for systems that crop icons. */
  margin?: number;
};

export function Mark({ size, background = 'var(--court)', margin = 0 }: Props) {
  const side = 32 + 2 * margin; // mark.svg is 32 by 32.
  const markup = brandMark().replaceAll('var(--court)', background);
  const square = { x: -margin, y: -margin, width: side, height: side };
  return (
    <svg viewBox={`${-margin} ${-margin} ${side} ${side}`} width={size} height={size} aria-hidden="true">
      {margin ? <rect {...square} fill={background} /> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, cleaned when it was uploaded */}
      {markup ? <g dangerouslySetInnerHTML={{ __html: markup }} /> : <LetterTile background={background} />}
    </svg>
  );
}

const LetterTile = ({ background }: { background: string }) => (
  <>
    <rect width="32" height="32" rx="7" fill={background} />
    <text
      x="16"
      y="24.5"
      fontSize="24"
      fontWeight="800"
      textAnchor="middle"
      fill="var(--chalk)"
      fontFamily="Jakarta,Plus Jakarta Sans,system-ui"
    >
      {brandLetter()}
    </text>
  </>
);
