import { z } from 'zod';
import { line, optionalLink, optionalUrl, paragraph, pattern } from './text.ts';

const label = (example: string, description = 'A short label') => line(40, description, example);
/** At most 24 characters, because the header is sticky and takes space from the page. */
const headerLabel = (example: string) => line(24, 'A short label in the header', example);
const titleAndDescription = (example: string) =>
  z.strictObject({
    title: line(60, 'The title in the browser tab and in search results', example),
    description: paragraph(160, 'What a search result says below the title', 'Find people who play what you play.'),
  });
const action = (example: string) =>
  z.strictObject({
    label: headerLabel(example),
    url: optionalUrl(
      'Where the button leads; left empty, it opens the sheet "Get the app"',
      'https://app.sehobi.example/login',
    ),
    text: paragraph(140, 'In the sheet "Get the app": why to use the app', 'Your account lives in the app.'),
  });
const storeBadge = (above: string, name: string) =>
  z.strictObject({ above: label(above, 'On the store badge, above the store’s name'), name: label(name) });
const footerLine = (description: string, example: string) => line(60, description, example);

const footerColumn = z.strictObject({
  title: label('Company'),
  items: z.array(
    z.strictObject({
      label: label('Careers'),
      url: optionalLink('Where the label leads: a page of this site or a full address; if empty, nowhere', '/about'),
    }),
  ),
});

export const site = z.strictObject({
  language: z.strictObject({
    name: line(40, 'The language’s name in that language', 'English'),
    locale: pattern(/^[a-z]{2,3}_[A-Z]{2}$/, 'Language and country, for link previews', 'en_GB'),
  }),
  pages: z.strictObject({
    home: titleAndDescription('Find people who play what you play'),
    about: titleAndDescription('About us'),
    article: titleAndDescription('Articles'),
    feature: titleAndDescription('Features'),
    notFound: titleAndDescription('Page not found'),
  }),
  skipLink: label('Skip to the content', 'The link to the page’s text, shown when the Tab key reaches it'),
  homeLink: label('Home', 'What the logo links to, for screen readers'),
  nav: z.strictObject({
    label: label('Main', 'What the links in the header are, for screen readers'),
    feature: headerLabel('Feature'),
    article: headerLabel('Article'),
    about: headerLabel('About Us'),
    openMenu: label('Menu', 'The menu button of phones, for screen readers'),
  }),
  actions: z.strictObject({
    membership: action('Get Membership'),
    login: action('Login'),
    register: action('Register'),
  }),
  getApp: z.strictObject({
    qrAlt: line(120, 'What the QR code is, for those who cannot see it', 'QR code of the store page'),
    qrHint: line(80, 'What to do with the QR code', 'Point your phone’s camera here'),
    close: label('Close'),
  }),
  stores: z.strictObject({
    googlePlay: storeBadge('Get it on', 'Google Play'),
    appStore: storeBadge('Download on the', 'App Store'),
    comingSoon: label('Coming soon'),
  }),
  footer: z.strictObject({
    languages: label('Languages', 'What the links to other languages are, for screen readers'),
    company: footerColumn,
    feature: footerColumn,
    legal: footerColumn,
    download: label('Download Now'),
    social: label('Follow us', 'What the links to social networks are, for screen readers'),
    newTab: label('opens in a new tab', 'After the name of a link to another site, for screen readers'),
    notFound: z
      .strictObject({
        call: footerLine('The umpire’s call, because the drawn ball lies outside the line', 'Out.'),
        back: label('Back to the hall'),
      })
      .meta({
        description:
          'The footer of the page for unknown addresses. After the umpire’s call it shows the description that is under “pages”, “page not found”',
      }),
    lights: z
      .strictObject({
        turnOff: footerLine(
          'On a light page, before the switch is pressed',
          'Last one out, please turn off the lights.',
        ),
        areOff: footerLine('After the switch has turned the lights off', 'Lights off. Good night.'),
        turnOn: footerLine('On a dark page, before the switch is pressed', 'Too dark in here? Turn on the lights.'),
        areOn: footerLine('After the switch has turned the lights on', 'Lights on. Who is playing?'),
      })
      .meta({ description: 'The switch at the end of each page, which turns it dark or light' }),
  }),
});
