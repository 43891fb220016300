import './FinalePerson.deferred.css';

/**
 * The drawing has a view for each person (FinaleDrawing.tsx). `index` is the person's position in courts/scenes/finale.yaml.
 * courts/scenes/rallies.ts animates `hitter` and `player-N`.
 */
type Props = { drawingUrl: string; index: number; name: string; isVisitor?: boolean; isOnBench?: boolean };

export const FinalePerson = ({ drawingUrl, index, name, isVisitor, isOnBench }: Props) => (
  <span className={`finale-person finale-${index}${isVisitor ? ' when-taken' : ''}`} aria-hidden="true">
    <img
      className={isOnBench ? undefined : `hitter player-${isVisitor ? 'visitor' : index}`}
      src={`${drawingUrl}#${index}`}
      alt=""
      loading="lazy"
    />
    <b>{name}</b>
  </span>
);
