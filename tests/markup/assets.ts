import type { Assets } from '../../site/assets.ts';

const drawing = (name: string) => [name, { src: `/assets/${name}.svg`, width: 2, height: 1 }];
const photograph = (name: string, width: number) => [
  name,
  { src: `/assets/${name}.jpg`, avif: `/assets/${name}.avif 480w`, width, height: 900 },
];
export const assets: Assets = {
  css: 'css',
  script: '/assets/loader.js',
  deferredCss: '/assets/deferred.css',
  headScript: 'headScript',
  speculationRules: '{}',
  courtStyles: ['/assets/court.css'],
  qr: { en: '/assets/qr.svg' },
  pictures: Object.fromEntries([
    ...['evening', 'steps', 'finale', 'area-map', 'lesson-band'].map(drawing),
    ...[photograph('screen-host', 1200), photograph('team-ceo', 600), photograph('screen-membership', 500)],
  ]),
  siteUrl: 'https://www.sehobi.id',
  shareCards: { '/': '/assets/share-home.png', '/?play=bowling&lang=id': '/assets/share-bowling.png' },
  themeColours: { light: '#fff', dark: '#000' },
};
