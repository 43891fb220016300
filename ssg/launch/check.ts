import { inWords } from '../../content/schema/inWords.ts';
import { makePictures } from '../assets/pictures/pictures.ts';
import { ContentError } from '../content/content.ts';
import { analyticsAreTold } from './analytics.ts';
import { anotherName } from './anotherName.ts';
import { contactDelivery, keepingPromise, siteAddress } from './deployment.ts';
import { appIds, footerLinks, internalLinks, socialLinks, storeLinks } from './links.ts';
import { figuresHaveProof, sameInEveryLanguage, testimonialsHaveProof } from './proof.ts';
import { samples, unmarkedSamples } from './samples.ts';
import { shareCards } from './shareCards.ts';
import { type Problem, type Rule, siteToLaunch, type Where } from './siteToLaunch.ts';
import { alternativeTexts, searchResults } from './words.ts';

/** Too small, broken or misnamed; the build refuses these as well. */
const pictures: Rule = async ({ contents, folder }) => {
  try {
    await makePictures([...contents.values()], new Map(), `${folder}/images`);
    return [];
  } catch (error) {
    return mistakesOf('Pictures', error);
  }
};

/** Everything that must not go live, in the order in which it is told. */
const rules: readonly Rule[] = [
  samples,
  unmarkedSamples,
  testimonialsHaveProof,
  figuresHaveProof,
  sameInEveryLanguage,
  storeLinks,
  appIds,
  socialLinks,
  footerLinks,
  internalLinks,
  anotherName,
  analyticsAreTold,
  pictures,
  alternativeTexts,
  searchResults,
  siteAddress,
  contactDelivery,
  keepingPromise,
  shareCards,
];

export async function launchProblems(where: Where): Promise<Problem[]> {
  try {
    const site = siteToLaunch(where);
    return (await Promise.all(rules.map((rule) => rule(site)))).flat();
  } catch (error) {
    return mistakesOf('Mistakes in the content', error);
  }
}

function mistakesOf(group: string, error: unknown): Problem[] {
  if (!(error instanceof ContentError)) throw error;
  return error.message.split(/\n(?! )/).map((mistake) => {
    const [first = '', ...rest] = mistake.split('\n');
    const [, file, line, what] = /^(\S+?):(\d+) (.*)$/.exec(first) ?? [];
    const path = what?.match(/^[\w.]+(?=: )/)?.[0].split('.') ?? [];
    const todo = rest.join(' ').trim() || 'Correct it; npm run check:content says when it is right.';
    const told = what?.replace(/^[\w.]+(?=: )/, inWords(path));
    return file && told ? { group, file, line: Number(line), path, what: told, todo } : { group, what: first, todo };
  });
}
