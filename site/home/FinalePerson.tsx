import './FinalePerson.deferred.css';

/** The drawing has a view for each person (FinaleDrawing.tsx). `index` is its position in courts/scenes/finale.yaml. */
type Props = { drawing: string; index: number; name: string; isVisitor?: boolean; isBench?: boolean };

export const FinalePerson = ({ drawing, index, name, isVisitor, isBench }: Props) => (
  <span className={`finale-person finale-${index}${isVisitor ? ' finale-visitor when-taken' : ''}`} aria-hidden="true">
    <img
      className={isBench ? undefined : `hitter player-${isVisitor ? 'visitor' : index}`}
      src={`${drawing}#${index}`}
      alt=""
      loading="lazy"
      width="240"
      height="240"
    />
    <b>{name}</b>
  </span>
);
