import './FinalePerson.deferred.css';

/** The drawing has a view for each (FinaleFigures.tsx), in the order of courts/scenes/finale.yaml. */
type Props = { drawing: string; at: number; name: string; isVisitor?: boolean; isBench?: boolean };

export const FinalePerson = ({ drawing, at, name, isVisitor, isBench }: Props) => (
  <span className={`finale-person finale-${at}${isVisitor ? ' finale-visitor when-taken' : ''}`} aria-hidden="true">
    <img
      className={isBench ? undefined : `hitter player-${isVisitor ? 'visitor' : at}`}
      src={`${drawing}#${at}`}
      alt=""
      loading="lazy"
      width="240"
      height="240"
    />
    <b>{name}</b>
  </span>
);
