type Props = {
  /** The drawing of everybody (ssg/assets/finaleFigures.tsx), and whose view in it this is. */
  drawing: string;
  at: number;
  name: string;
};

export const FinalePerson = ({ drawing, at, name }: Props) => (
  <span className="finale-person" aria-hidden="true">
    <img src={`${drawing}#${at}`} alt="" loading="lazy" width="240" height="240" />
    <b>{name}</b>
  </span>
);
