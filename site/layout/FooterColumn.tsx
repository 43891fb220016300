import type { Content } from '../../content/schema.ts';
import type { Place } from '../place.ts';

type Column = Content['site']['footer']['company'];

/** An item without a target is text: nothing on the page pretends to lead somewhere. */
export function FooterColumn({ column, place }: { column: Column; place: Place }) {
  return (
    <section className="footer-column">
      <h2>{column.title}</h2>
      <ul>
        {column.items.map(({ label, url }) => (
          <li key={label}>{url ? <a href={url.startsWith('/') ? place.link(url) : url}>{label}</a> : label}</li>
        ))}
      </ul>
    </section>
  );
}
