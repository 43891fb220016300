import './Team.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';

type Props = Content['about']['team'] & { pictures: Pictures };

export const Team = ({ title, members, pictures }: Props) => (
  <section className="team section page" aria-labelledby="team">
    <h2 id="team">{title}</h2>
    <ul>
      {members.map(({ name, role, email, photo, alt }) => (
        <li key={email}>
          <Picture name={photo} alt={alt} pictures={pictures} sizes="(width < 40rem) 40vw, 25rem" />
          <h3>{name}</h3>
          <p>{role}</p>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  </section>
);
