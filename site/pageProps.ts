import type { ReactNode } from 'react';
import type { Content } from '../content/schema.ts';
import type { ContactState } from '../contract/contactState.ts';
import type { Assets } from './assets.ts';
import type { Route } from './route.ts';

export type PageProps = { content: Content; route: Route; assets: Assets; contactState?: ContactState | undefined };

export type PageModule = { Page: (props: PageProps) => ReactNode };
