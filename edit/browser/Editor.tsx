import { Bar } from './Bar.tsx';
import { Both } from './Both.tsx';
import { Card } from './Card.tsx';
import { Drawer } from './Drawer.tsx';
import { LaunchList } from './LaunchList.tsx';
import { Publishing } from './Publishing.tsx';
import { mode, useState } from './state.ts';

/** The editor on one page: a card beside what was pressed, a sheet at the side, the bar. */
export function Editor() {
  const { card, panel, wanted } = useState();
  return (
    <div className="editor">
      <div className="desk">
        {mode === 'both' ? <Both /> : null}
        {card ? <Card key={card.target.ids.join()} {...card} /> : null}
        {panel === 'texts' ? <Drawer key={wanted} /> : null}
        {panel === 'list' ? <LaunchList /> : null}
        {panel === 'publish' ? <Publishing /> : null}
      </div>
      {window.parent === window ? <Bar /> : null}
    </div>
  );
}
