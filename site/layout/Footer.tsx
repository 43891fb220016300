import './Footer.deferred.css';
import { type Content, languageNames, languages } from '../../content/schema.ts';
import { notFoundPath, type Route, withLang } from '../route.ts';
import { FooterCourt } from './FooterCourt.tsx';
import { Lights } from './Lights.tsx';
import { Stores } from './Stores.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Home's footer has no court and no light switch, because the finale has both. */
export function Footer({ content, route }: { content: Content; route: Route }) {
  const [isHome, isNotFound] = [route.path === '/', route.path === notFoundPath];
  const { footer } = content.site;
  const { name, contact, footer: footerFacts } = content.facts;
  const social = content.facts.social.filter(({ url }) => url);
  return (
    <footer className="footer">
      {isNotFound ? <FooterCourt content={content} route={route} /> : null}
      <div className="footer-columns page">
        <div className="footer-address">
          <Wordmark name={name} />
          <p>{contact.address.text}</p>
          <p>{footerFacts.phone.text}</p>
        </div>
        {[footer.company, footer.feature, footer.legal]
          .filter(({ items }) => items.length > 0)
          .map((column) => (
            <FooterColumn key={column.title} column={column} route={route} />
          ))}
        <section className="footer-download">
          <h2>{footer.download}</h2>
          <Stores content={content} />
        </section>
      </div>
      {isHome || isNotFound ? null : <FooterCourt content={content} route={route} />}
      <div className="footer-end page">
        {isHome ? null : <Lights words={footer.lights} />}
        <LanguageLinks label={footer.languages} route={route} />
        {social.length > 0 ? (
          <ul className="footer-social" aria-label={footer.social}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" aria-label={`${name}, ${footer.newTab}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </footer>
  );
}

type Column = Content['site']['footer']['company'];

const FooterColumn = ({ column, route }: { column: Column; route: Route }) => (
  <section className="footer-column">
    <h2>{column.title}</h2>
    <ul>
      {column.items.map(({ label, url }) => (
        <li key={label}>{url ? <a href={url.startsWith('/') ? route.href(url) : url}>{label}</a> : label}</li>
      ))}
    </ul>
  </section>
);

/** On the 404 page the links keep the unknown address. */
const LanguageLinks = ({ label, route }: { label: string; route: Route }) => (
  <ul className="footer-languages" aria-label={label}>
    {languages.map((language) => (
      <li key={language}>
        <a
          href={route.path === notFoundPath ? `?lang=${language}` : withLang(route.path, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === route.language ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      </li>
    ))}
  </ul>
);
