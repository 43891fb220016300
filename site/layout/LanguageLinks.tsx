import { languageNames, languages } from '../../content/schema.ts';
import { inLanguage, notFound, type Route } from '../route.ts';

/** The same page in each language. An unknown address has no translation, so it keeps its path. */
export function LanguageLinks({ label, route }: { label: string; route: Route }) {
  return (
    <ul className="footer-languages" aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={route.path === notFound ? `?lang=${language}` : inLanguage(route.path, language)}
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
}
