import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../content/schema.ts';
import { setFields } from '../../launch/readySite.ts';

const word = (length: number) =>
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
const several = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));

/** Writes the longest and worst words that the schema allows into a content folder. */
export function writeWorstWords(folder: string): void {
  setFields(folder, 'facts.yaml', {
    name: word(20),
    social: [],
    'contact.address.text': `${word(60)} ${'24, '.repeat(14)}`,
    'contact.email.text': `${word(34).toLowerCase()}@${word(24).toLowerCase()}.example`,
  });
  setFields(folder, 'en/site.yaml', {
    'nav.feature': 'Everything you could play'.slice(0, 24),
    'nav.article': word(24),
    'nav.about': 'من نحن',
    ...Object.fromEntries(
      ['membership', 'login', 'register'].map((name) => [`actions.${name}.label`, 'Membership for regulars!']),
    ),
    'actions.membership.text': `${word(60)} ${arabicName}`,
    'stores.comingSoon': label,
    'footer.company': {
      title: word(40),
      items: several(9, (index) => ({ ...item, label: `${index}${label.slice(5)}` })),
    },
    'footer.feature.items': [item, { label: word(40), url: '' }, { label: arabicName, url: '' }],
    'footer.legal.items': [],
    'footer.lights.turnOff': word(40),
  });
  setFields(folder, 'en/home.yaml', {
    'hero.title': word(60),
    'hero.text': `${word(60)} ${emoji} ${word(60)}`,
    'hero.play': word(20),
    'hero.coach.title': `${word(30)} ${word(29)}`,
    'hero.activities.0.name': word(18),
    'hero.activities.1.name': `${emoji.slice(0, 9)} ${arabicName.slice(0, 8)}`,
    'hero.activities.1.size': 'two halls, 1.200 × 600 m',
    'howItWorks.steps.0.title': word(14),
    'howItWorks.steps.1.text': `${word(60)} ${word(60)}`,
    ...Object.fromEntries(['howItWorks', 'features', 'features.join'].map((part) => [`${part}.title`, word(40)])),
    'split.title': word(39),
    'finale.title': word(30),
    'features.membership.perks.0.title': word(30),
    'testimonials.items': [
      testimonial(word(60), word(30), `${word(60)} ${'and then we played on '.repeat(9)}`.trim()),
      testimonial('ك', 'الريشة', hebrewReview),
      testimonial(arabicName, `${emoji.slice(0, 9)}`, 'Mantap.'),
    ],
  });
  setFields(folder, 'en/about.yaml', {
    'banner.title': word(60),
    'statistics.items.0.figure': '+9.99M',
    'statistics.items.1.label': word(50),
    'products.user.tab': word(20),
    'products.user.features': [word(60), arabicName, emoji, label],
    'vision.text': `${word(60)} ${hebrewReview}`,
    'mission.items': several(7, (index) => ({ title: `${index}${word(49)}`, text: `${word(60)} ${hebrewReview}` })),
    'team.members': [word(60), 'O', arabicName, `Ayu ${emoji}`].map((name, index) => ({
      name,
      alt: name,
      role: 'CEO',
      photo: 'team-ceo',
      email: `${index}-${word(40).toLowerCase()}@sehobi.example`,
    })),
    'contact.title': word(40),
  });
  // Lists must have the same length in each language.
  for (const other of languages.slice(1)) cpSync(join(folder, 'en'), join(folder, other), { recursive: true });
}
