import '../styles/tokens.css';
import '../styles/base.css';
import '../layout/Header.css';
import './Gallery.css';
import type { Content } from '../../content/schema.ts';
import { examples } from './examples.tsx';

const themes = ['light', 'dark'] as const;

type Props = { content: Content; css: string };

/** Everything there is to build with, by day and by night, for whoever designs next. Only development serves it. */
export function Gallery({ content, css }: Props) {
  const [light, dark] = themes.map((theme) => examples({ content, theme }));
  const rows = (light ?? []).map((example, index) => ({ ...example, nodes: [example.node, dark?.[index]?.node] }));
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
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
          <nav className="gallery-groups" aria-label="Groups">
            {groups.map(([group]) => (
              <a key={group} href={`#${group}`}>
                {group}
              </a>
            ))}
          </nav>
          {groups.map(([group, shown]) => (
            <section key={group} className={`gallery-group gallery-group-${group.toLowerCase()}`}>
              <h2 id={group}>{group}</h2>
              {shown.map(({ name, nodes }) => (
                <div className="gallery-example" key={name}>
                  <h3>{name}</h3>
                  {themes.map((theme, index) => (
                    <div key={theme} className={`gallery-stage gallery-${theme}`} style={{ colorScheme: theme }}>
                      {nodes[index]}
                    </div>
                  ))}
                </div>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
