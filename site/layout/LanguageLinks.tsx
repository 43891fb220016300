import { languageNames, languages } from '../../content/schema.ts';
import { type Place, withLanguage } from '../place.ts';

/** The same page in the other languages. */
export function LanguageLinks({ label, place }: { label: string; place: Place }) {
  return (
    <ul className="footer-languages" aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={withLanguage(place.path, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === place.language ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
