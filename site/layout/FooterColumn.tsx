import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';

type Column = Content['site']['footer']['company'];

/** An item without a target is text: nothing on the page pretends to lead somewhere. */
export function FooterColumn({ column, route }: { column: Column; route: Route }) {
  return (
    <section className="footer-column">
      <h2>{column.title}</h2>
      <ul>
        {column.items.map(({ label, url }) => (
          <li key={label}>{url ? <a href={url.startsWith('/') ? route.link(url) : url}>{label}</a> : label}</li>
        ))}
      </ul>
    </section>
  );
}
