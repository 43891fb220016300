import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../content/schema.ts';
import { setFields } from '../../launch/readySite.ts';

const longWord = (length: number) =>
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, length);
const arabicName = 'عبد الرحمن بن محمد، مدرّب (الريشة)';
const hebrewReview = 'שחקתי פעם אחת, וחזרתי כל שבוע! (באמת, 3 פעמים.)';
const emoji = '🏸👩🏽‍🤝‍👨🏻🥁🏊‍♀️🇮🇩';
const fewEmoji = '🏸🥁';
const longText = `${longWord(60)} ${hebrewReview}`;
const longButton = 'Membership for regulars!';
const longLabel = 'Every hall, coach and community near you';

const photo = 'face-softball';
const testimonial = (name: string, activity: string, review: string) => ({ name, activity, review, photo });
const link = { label: longLabel, url: '/about' };

export function writeLongestWords(folder: string): void {
  setFields(folder, 'facts.yaml', {
    name: longWord(20),
    social: [],
    'contact.address.text': `${longWord(60)} ${'24, '.repeat(14)}`,
    'contact.email.text': `${longWord(34).toLowerCase()}@${longWord(24).toLowerCase()}.example`,
  });
  setFields(folder, 'en/site.yaml', {
    'nav.feature': 'All that you could play?',
    'nav.article': longWord(24),
    'nav.about': 'من نحن',
    ...Object.fromEntries(['membership', 'login', 'register'].map((name) => [`actions.${name}.label`, longButton])),
    'actions.membership.text': `${longWord(60)} ${arabicName}`,
    'stores.comingSoon': longLabel,
    'footer.company.title': longWord(40),
    'footer.company.items': [...'012345678'].map((digit) => ({ ...link, label: longLabel.replace('Every', digit) })), // Labels are React keys, so each differs.
    'footer.feature.items': [link, { label: longWord(40), url: '' }, { label: arabicName, url: '' }],
    'footer.legal.items': [],
    'footer.lights.turnOff': longWord(40),
  });
  setFields(folder, 'en/home.yaml', {
    'hero.title': longWord(60),
    'hero.text': `${longWord(60)} ${emoji} ${longWord(60)}`,
    'hero.play': longWord(20),
    'hero.coach.title': `${longWord(30)} ${longWord(29)}`,
    'hero.activities.0.name': longWord(18),
    'hero.activities.1.name': `${fewEmoji} ${arabicName.slice(0, 13)}`,
    'hero.activities.1.size': 'two halls, 1.200 × 600 m',
    'howItWorks.steps.0.title': longWord(14),
    'howItWorks.steps.1.text': `${longWord(60)} ${longWord(60)}`,
    ...Object.fromEntries(['howItWorks', 'features', 'features.join'].map((part) => [`${part}.title`, longWord(40)])),
    'splitPrice.title': longWord(39),
    'finale.title': longWord(30),
    'features.membership.perks.0.title': longWord(30),
    'testimonials.items': [
      testimonial(longWord(60), longWord(30), `${longWord(60)} ${'and then we played on '.repeat(9)}`.trim()),
      testimonial('ك', 'الريشة', hebrewReview),
      testimonial(arabicName, fewEmoji, 'Mantap.'),
    ],
  });
  setFields(folder, 'en/about.yaml', {
    'banner.title': longWord(60),
    'statistics.items.0.figure': '+9.99M',
    'statistics.items.1.label': longWord(50),
    'products.user.tab': longWord(20),
    'products.user.features': [longWord(60), arabicName, emoji, longLabel],
    'vision.text': longText,
    'mission.items': Array.from({ length: 7 }, (_, index) => ({ title: `${index}${longWord(49)}`, text: longText })),
    'team.members': [longWord(60), 'O', arabicName, `Ayu ${emoji}`].map((name, index) => ({
      name,
      alt: name,
      role: 'CEO',
      photo: 'team-ceo',
      email: `${index}-${longWord(40).toLowerCase()}@sehobi.example`,
    })),
    'contact.title': longWord(40),
  });
  for (const other of languages.slice(1)) cpSync(join(folder, 'en'), join(folder, other), { recursive: true });
}
