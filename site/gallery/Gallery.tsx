import '../styles/tokens.css';
import '../styles/base.css';
import './Gallery.css';
import type { ReactNode } from 'react';
import { floorNames } from '../../content/schema/phoneScreens.ts';
import type { Content } from '../../content/schema.ts';
import { productScreens } from '../about/Products.tsx';
import type { Pictures } from '../assets.ts';
import { HostAppLogo } from '../brand/HostAppLogo.tsx';
import { Mark } from '../brand/Mark.tsx';
import { Court } from '../courts/Court.tsx';
import { floors } from '../courts/floors.ts';
import { Scene } from '../courts/scenes/Scene.tsx';
import { scenes } from '../courts/scenes/scenes.ts';
import { views } from '../courts/views.ts';
import { featureScreens } from '../home/FeatureBlock.tsx';
import { StoreBadge } from '../layout/Stores.tsx';
import { drawnPeople } from '../pictures/drawn.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

type Props = { content: Content; pictures: Pictures; css: string };
type Theme = 'light' | 'dark';

export function Gallery({ content, pictures, css }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Gallery · ${content.facts.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the fonts that the build made for the pages */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main className="gallery">
          <h1>Gallery</h1>
          {(['light', 'dark'] as const).map((theme) => (
            <section key={theme} className={`gallery-${theme}`} style={{ colorScheme: theme }}>
              <h2>{theme}</h2>
              {examples(content, pictures, theme).map(([name, node]) => (
                <div key={name} className="gallery-example">
                  <h3>{name}</h3>
                  {node}
                </div>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Fields stand twice on the page, so their names differ by theme. */
function examples({ home, evening, form, site }: Content, pictures: Pictures, theme: Theme) {
  const { membership, login } = site.actions;
  return [
    ...['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'].map((size) => [
      `--text-${size}`,
      <div key={size} style={{ fontSize: `var(--text-${size})` }}>
        {home.hero.title}
      </div>,
    ]),
    ...floorNames.map((floor) => [
      `--${floor}`,
      <div key={floor} className="gallery-floor" style={{ background: `var(--${floor})` }} />,
    ]),
    ['Mark', <Mark key="mark" size={96} />],
    ['HostAppLogo', <HostAppLogo key="logo" size={96} />],
    ...(['solid', 'quiet', 'optic'] as const).map((look) => [
      `Button, ${look}`,
      <Button key={look} look={look}>
        {look === 'quiet' ? login.label : membership.label}
      </Button>,
    ]),
    ['Field', <Field key="field" label={form.name} name={`name-${theme}`} />],
    ['Field, wrong', <Field key="wrong" label={form.email} name={`email-${theme}`} error={form.errors.email.format} />],
    ['Field, lines', <Field key="lines" label={form.message} name={`message-${theme}`} rows={3} />],
    ['StoreBadge', <StoreBadge key="badge" {...site.stores.googlePlay} store="googlePlay" url="/" newTab="" />],
    ...home.hero.activities.map(({ floor, name }) => [
      name,
      <div key={floor} className={`gallery-court on-${floors[floor]}`}>
        <Court floor={floor} />
        <svg className="court-scene" viewBox={views[floor]} aria-hidden="true">
          <Scene {...scenes[floor]} />
        </svg>
      </div>,
    ]),
    ...drawnPeople.map((name) => [name, <img key={name} src={pictures[name]?.src} alt="" width={120} />]),
    ...Object.entries({ ...featureScreens, ...productScreens }).map(([name, Screen]) => [
      name,
      <Screen key={name} evening={evening} pictures={pictures} />,
    ]),
  ] as [string, ReactNode][];
}
