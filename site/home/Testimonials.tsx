import './Testimonials.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';

type Props = Content['home']['testimonials'] & { pictures: Pictures };

export const Testimonials = ({ title, items, pictures }: Props) => (
  <section className="testimonials section page" aria-labelledby="testimonials">
    <h2 id="testimonials">{title}</h2>
    <div className={`testimonials-grid ${items.length === 2 ? 'testimonials-two' : ''}`.trim()}>
      {items.map(({ name, activity, review, photo }) => (
        <figure className="testimonials-item" key={name}>
          <blockquote>
            <p>{review}</p>
          </blockquote>
          <figcaption>
            <Picture name={photo} alt="" pictures={pictures} sizes="(width < 48rem) 5.5rem, 8rem" />
            <span>
              <strong>{name}</strong>
              <br />
              {activity}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
