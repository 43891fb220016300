import type { Content } from '../content/schema.ts';
import type { PageModule } from './pageProps.ts';
import { notFoundPath } from './route.ts';

type PageRow = {
  path: `/${string}`;
  /** The name of the page's HTML files: index for index.html and index.id.html. */
  file: string;
  wordsKey: keyof Content['site']['pages'];
  /** Whether search engines may list the page: it is in the sitemap and has no `noindex`. */
  isIndexed: boolean;
  status: 200 | 404;
  /** The module that `load` imports, by which the build finds the page's styles. */
  source: string;
  load: () => Promise<PageModule>;
};

const emptyPage = {
  isIndexed: false,
  status: 200,
  source: 'site/empty/EmptyPage.tsx',
  load: () => import('./empty/EmptyPage.tsx'),
} as const;

export const pages = [
  {
    path: '/',
    file: 'index',
    wordsKey: 'home',
    isIndexed: true,
    status: 200,
    source: 'site/home/HomePage.tsx',
    load: () => import('./home/HomePage.tsx'),
  },
  {
    path: '/about',
    file: 'about',
    wordsKey: 'about',
    isIndexed: true,
    status: 200,
    source: 'site/about/AboutPage.tsx',
    load: () => import('./about/AboutPage.tsx'),
  },
  { path: '/article', file: 'article', wordsKey: 'article', ...emptyPage },
  { path: '/feature', file: 'feature', wordsKey: 'feature', ...emptyPage },
  {
    path: notFoundPath,
    file: '404',
    wordsKey: 'notFound',
    isIndexed: false,
    status: 404,
    source: 'site/empty/NotFoundPage.tsx',
    load: () => import('./empty/NotFoundPage.tsx'),
  },
] as const satisfies readonly PageRow[];

export type SitePage = (typeof pages)[number];
