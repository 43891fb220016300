import './Footer.css';
import type { Content } from '../../content/schema.ts';
import type { Place } from '../place.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterHall } from './FooterHall.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Stores } from './Stores.tsx';
import { Wordmark } from './Wordmark.tsx';

export function Footer({ content, place }: { content: Content; place: Place }) {
  const { footer } = content.site;
  const { name, footer: facts, social } = content.facts;
  return (
    <footer className="footer">
      <div className="footer-columns page">
        <div className="footer-address">
          <Wordmark name={name} />
          <p>{facts.address.text}</p>
          <p>{facts.phone.text}</p>
        </div>
        <FooterColumn column={footer.company} place={place} />
        <FooterColumn column={footer.feature} place={place} />
        <FooterColumn column={footer.legal} place={place} />
        <section className="footer-download">
          <h2>{footer.download}</h2>
          <Stores content={content} />
        </section>
      </div>
      <FooterHall />
      <div className="footer-end page">
        <p>{footer.line}</p>
        <LanguageLinks label={footer.languages} place={place} />
        <ul className="footer-social" aria-label={footer.social}>
          {social
            .filter(({ url }) => url)
            .map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="visually-hidden">, {footer.newTab}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </footer>
  );
}
