import '../home/FloorPlan.deferred.css';
import type { ReactNode } from 'react';
import { floorNames } from '../../content/schema/screenText.ts';
import type { Content } from '../../content/schema.ts';
import { HostAppLogo } from '../brand/HostAppLogo.tsx';
import { Mark } from '../brand/Mark.tsx';
import { Court } from '../courts/Court.tsx';
import { floors } from '../courts/floors.ts';
import { FreePlace, Scene } from '../courts/scenes/Scene.tsx';
import { scenes } from '../courts/scenes/scenes.ts';
import { views } from '../courts/views.ts';
import { Wordmark } from '../layout/Wordmark.tsx';
import { portraits } from '../people/portraits.tsx';
import { courtAddress } from '../route.ts';
import { ScreenPicture } from '../screens/ScreenPicture.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Island } from '../ui/Island.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StoreBadge } from '../ui/StoreBadge.tsx';
import { answers } from './answers.tsx';
import { play } from './play.tsx';
import { screens } from './screens.ts';

export type Example = { name: string; group: string; node: ReactNode };

/** Fields stand twice on the page, so their names must differ by theme. */
type Given = { content: Content; theme: string };

/** THE list of what there is to look at. The gallery shows it and the tests go through it. */
export function examples(given: Given): Example[] {
  return [
    ...under('Tokens', tokens()),
    ...under('Brand', brand(given)),
    ...under('Controls', controls(given)),
    ...under('Answers', answers(given.content, given.theme)),
    ...under('Play', play(given.content, given.theme)),
    ...under('Courts', courts(given)),
    ...under('Scenes', courtScenes(given)),
    ...under('People', people(given)),
    ...under('Screens', appScreens(given)),
  ];
}

type Named = Record<string, ReactNode>;

const under = (group: string, nodes: Named): Example[] =>
  Object.entries(nodes).map(([name, node]) => ({ name, group, node }));

const tokens = (): Named => ({
  Floors: floorNames.map((floor) => (
    <div key={floor} className={`gallery-swatch on-${floor}`}>
      {floor}
    </div>
  )),
  Type: ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'].map((size) => (
    <div key={size} style={{ fontSize: `var(--text-${size})` }}>
      text-{size}
    </div>
  )),
  Space: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
    <div key={step} className="gallery-step">
      space-{step}
      <div className="gallery-space" style={{ width: `var(--space-${step})` }} />
    </div>
  )),
});

const brand = ({ content }: Given): Named => ({
  Wordmark: <Wordmark name={content.facts.name} />,
  Mark: <Mark size={96} />,
  'Mark, small': <Mark size={16} />,
  'Mark, to the edges': <Mark size={96} bleed={8} />,
  HostAppLogo: <HostAppLogo size={96} />,
});

function controls({ content, theme }: Given): Named {
  const { form, site, facts } = content;
  const { membership, login } = site.actions;
  const field = (name: string) => `${name}-${theme}`;
  return {
    Button: <Button>{membership.label}</Button>,
    'Button, quiet': <Button look="quiet">{login.label}</Button>,
    'Button, optic': <Button look="optic">{membership.label}</Button>,
    'Button, a link': <Button href="/">{membership.label}</Button>,
    'Button, at work': (
      <Button busy busyLabel={form.sending}>
        {form.submit}
      </Button>
    ),
    Field: <Field label={form.name} name={field('name')} />,
    'Field, filled': (
      <Field label={form.email} name={field('email')} type="email" defaultValue={facts.contact.email.text} />
    ),
    'Field, of several lines': <Field label={form.message} name={field('message')} rows={3} />,
    'Field, with a note': (
      <Field label={form.name} name={field('note')}>
        {form.privacy}
      </Field>
    ),
    Island: (
      <Island name="Asleep" component={Field} props={{ label: form.name, name: field('island'), type: 'text' }} />
    ),
    'Overlay, open it': (
      <>
        <Button opens={field('overlay')}>{membership.label}</Button>
        <Overlay id={field('overlay')}>
          <Button look="optic">{membership.label}</Button>
        </Overlay>
      </>
    ),
    'Sheet, open it': (
      <>
        <Button opens={field('sheet')}>{login.label}</Button>
        <Sheet id={field('sheet')} title={login.label} close={site.getApp.close}>
          <p>{form.privacy}</p>
        </Sheet>
      </>
    ),
    StoreBadge: <StoreBadge {...site.stores.googlePlay} store="googlePlay" url="/" newTab={site.footer.newTab} />,
    'StoreBadge, coming soon': (
      <StoreBadge {...site.stores.appStore} above={site.stores.comingSoon} store="appStore" url="" newTab="" />
    ),
  };
}

/** A room's link, because a court answers when one is pointed at. */
const courts = ({ content }: Given): Named =>
  Object.fromEntries(
    content.home.hero.activities.map(({ floor, name, size }) => [
      name,
      <a key={floor} href={courtAddress(floor)} className={`gallery-court floor-plan-open on-${floors[floor]}`}>
        <Court floor={floor} />
        {size}
      </a>,
    ]),
  );

/** A court's sheet without its words. */
const courtScenes = ({ content }: Given): Named =>
  Object.fromEntries(
    content.home.hero.activities.map(({ floor, name }) => [
      name,
      <div key={floor} className={`gallery-scene on-${floors[floor]}`}>
        <svg className="court-scene" viewBox={views[floor]} aria-hidden="true">
          <Scene {...scenes[floor]} />
          <FreePlace you={scenes[floor].you} label={content.courts.you} />
        </svg>
      </div>,
    ]),
  );

const people = (_given: Given): Named =>
  Object.fromEntries(
    Object.entries(portraits).map(([name, Drawing]) => [
      name,
      <div key={name} className={name.startsWith('face') ? 'gallery-face' : 'gallery-person'}>
        <Drawing />
      </div>,
    ]),
  );

const appScreens = ({ content: { evening } }: Given): Named =>
  Object.fromEntries(
    Object.keys(screens).map((name) => [
      name,
      <div key={name} className={`gallery-${name}`}>
        <ScreenPicture name={name} alt={name} screens={screens} evening={evening} pictures={{}} sizes="" />
      </div>,
    ]),
  );
