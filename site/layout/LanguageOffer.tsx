import './LanguageOffer.deferred.css';
import type { Content, Language } from '../../content/schema.ts';
import { withLanguage } from '../route.ts';

export type Offer = Content['site']['languageOffer'] & { language: Language };

/** Shown once by islands/offerLanguage.ts to a browser that prefers another of our languages to this page's. */
export function LanguageOffer({ offers, path }: { offers: Offer[]; path: string }) {
  return offers.map(({ language, text, yes, no }) => (
    <aside key={language} className="language-offer" lang={language} hidden>
      <p>{text}</p>
      <a className="button" href={withLanguage(path, language)} hrefLang={language}>
        {yes}
      </a>
      <button className="button button-quiet" type="button">
        {no}
      </button>
    </aside>
  ));
}
