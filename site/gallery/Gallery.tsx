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
import { courts } from '../courts/courtFiles.ts';
import { Scene } from '../courts/scenes/Scene.tsx';
import { featureScreens } from '../home/FeatureBlock.tsx';
import { StoreBadge } from '../layout/Stores.tsx';
import { drawnPeople } from '../pictures/drawnPictures.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

type Props = { content: Content; pictures: Pictures; css: string };
type Scheme = 'light' | 'dark';

export const Gallery = ({ content, pictures, css }: Props) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`Gallery · ${content.facts.name}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fonts and other generated styles of ssg/develop.ts */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </head>
    <body>
      <main className="gallery">
        <h1>Gallery</h1>
        {(['light', 'dark'] as const).map((scheme) => (
          <section key={scheme} className={`gallery-${scheme}`} style={{ colorScheme: scheme }}>
            <h2>{scheme}</h2>
            {Object.entries(examples(content, pictures, scheme)).map(([name, node]) => (
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

const examplesForEach = <Item,>(items: readonly Item[], exampleOf: (item: Item) => Record<string, ReactNode>) =>
  Object.assign({}, ...items.map(exampleOf)) as Record<string, ReactNode>;

function examples({ home, evening, form, site }: Content, pictures: Pictures, scheme: Scheme) {
  const { membership, login } = site.actions;
  return {
    ...examplesForEach(['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'], (size) => ({
      [`--text-${size}`]: <div style={{ fontSize: `var(--text-${size})` }}>{home.hero.title}</div>,
    })),
    ...examplesForEach(floorNames, (floor) => ({
      [`--${floor}`]: <div className="gallery-floor" style={{ background: `var(--${floor})` }} />,
    })),
    Mark: <Mark size={96} />,
    HostAppLogo: <HostAppLogo size={96} />,
    'Button, solid': <Button>{membership.label}</Button>,
    'Button, quiet': <Button variant="quiet">{login.label}</Button>,
    'Button, accent': <Button variant="accent">{membership.label}</Button>,
    Field: <Field label={form.name} name={`name-${scheme}`} />,
    'Field, with an error': <Field label={form.email} name={`email-${scheme}`} error={form.errors.email.format} />,
    'Field, with rows': <Field label={form.message} name={`message-${scheme}`} rows={3} />,
    StoreBadge: <StoreBadge {...site.stores.googlePlay} store="googlePlay" url="/" newTab={site.footer.newTab} />,
    ...examplesForEach(home.hero.activities, ({ court, name }) => ({
      [name]: (
        <div className={`gallery-court on-${courts[court].floor}`}>
          <Court activity={court} />
          <svg className="court-scene" viewBox={courts[court].sheetViewBox} aria-hidden="true">
            <Scene scene={courts[court]} />
          </svg>
        </div>
      ),
    })),
    ...examplesForEach(drawnPeople, (name) => ({ [name]: <img src={pictures[name]?.src} alt="" width={120} /> })),
    ...examplesForEach(Object.entries({ ...featureScreens, ...productScreens }), ([name, Screen]) => ({
      [name]: <Screen evening={evening} pictures={pictures} />,
    })),
  };
}
