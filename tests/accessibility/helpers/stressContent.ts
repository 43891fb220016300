import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../content/schema.ts';
import { setFields } from '../../launch/readySite.ts';

const wordOf = (length: number) =>
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, length);
const arabicName = 'عبد الرحمن بن محمد، مدرّب (الريشة)';
const hebrewReview = 'שחקתי פעם אחת, וחזרתי כל שבוע! (באמת, 3 פעמים.)';
const emoji = '🏸👩🏽‍🤝‍👨🏻🥁🏊‍♀️🇮🇩';
const label = 'Every hall, coach and community near you';

const testimonial = (name: string, activity: string, review: string) => ({
  name,
  activity,
  review,
  photo: 'face-softball',
});
const item = { label, url: '/about' };

/** Writes into a content folder words of other scripts, and the longest that the limits in content/schema allow. */
export function writeLongestWords(folder: string): void {
  setFields(folder, 'facts.yaml', {
    name: wordOf(20),
    social: [],
    'contact.address.text': `${wordOf(60)} ${'24, '.repeat(14)}`,
    'contact.email.text': `${wordOf(34).toLowerCase()}@${wordOf(24).toLowerCase()}.example`,
  });
  setFields(folder, 'en/site.yaml', {
    'nav.feature': 'Everything you could play'.slice(0, 24),
    'nav.article': wordOf(24),
    'nav.about': 'من نحن',
    ...Object.fromEntries(
      ['membership', 'login', 'register'].map((name) => [`actions.${name}.label`, 'Membership for regulars!']),
    ),
    'actions.membership.text': `${wordOf(60)} ${arabicName}`,
    'stores.comingSoon': label,
    'footer.company': {
      title: wordOf(40),
      items: Array.from({ length: 9 }, (_, index) => ({ ...item, label: `${index}${label.slice(5)}` })),
    },
    'footer.feature.items': [item, { label: wordOf(40), url: '' }, { label: arabicName, url: '' }],
    'footer.legal.items': [],
    'footer.lights.turnOff': wordOf(40),
  });
  setFields(folder, 'en/home.yaml', {
    'hero.title': wordOf(60),
    'hero.text': `${wordOf(60)} ${emoji} ${wordOf(60)}`,
    'hero.play': wordOf(20),
    'hero.coach.title': `${wordOf(30)} ${wordOf(29)}`,
    'hero.activities.0.name': wordOf(18),
    'hero.activities.1.name': `${emoji.slice(0, 9)} ${arabicName.slice(0, 8)}`,
    'hero.activities.1.size': 'two halls, 1.200 × 600 m',
    'howItWorks.steps.0.title': wordOf(14),
    'howItWorks.steps.1.text': `${wordOf(60)} ${wordOf(60)}`,
    ...Object.fromEntries(['howItWorks', 'features', 'features.join'].map((part) => [`${part}.title`, wordOf(40)])),
    'splitPrice.title': wordOf(39),
    'finale.title': wordOf(30),
    'features.membership.perks.0.title': wordOf(30),
    'testimonials.items': [
      testimonial(wordOf(60), wordOf(30), `${wordOf(60)} ${'and then we played on '.repeat(9)}`.trim()),
      testimonial('ك', 'الريشة', hebrewReview),
      testimonial(arabicName, `${emoji.slice(0, 9)}`, 'Mantap.'),
    ],
  });
  setFields(folder, 'en/about.yaml', {
    'banner.title': wordOf(60),
    'statistics.items.0.figure': '+9.99M',
    'statistics.items.1.label': wordOf(50),
    'products.user.tab': wordOf(20),
    'products.user.features': [wordOf(60), arabicName, emoji, label],
    'vision.text': `${wordOf(60)} ${hebrewReview}`,
    'mission.items': Array.from({ length: 7 }, (_, index) => ({
      title: `${index}${wordOf(49)}`,
      text: `${wordOf(60)} ${hebrewReview}`,
    })),
    'team.members': [wordOf(60), 'O', arabicName, `Ayu ${emoji}`].map((name, index) => ({
      name,
      alt: name,
      role: 'CEO',
      photo: 'team-ceo',
      email: `${index}-${wordOf(40).toLowerCase()}@sehobi.example`,
    })),
    'contact.title': wordOf(40),
  });
  // Lists must have the same length in each language.
  for (const other of languages.slice(1)) cpSync(join(folder, 'en'), join(folder, other), { recursive: true });
}
