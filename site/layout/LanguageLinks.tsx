import { languageNames, languages } from '../../content/schema.ts';
import { type Route, withLanguage } from '../route.ts';

/** The same page in the other languages. */
export function LanguageLinks({ label, route }: { label: string; route: Route }) {
  return (
    <ul className="footer-languages" aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={withLanguage(route.path, language)}
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
