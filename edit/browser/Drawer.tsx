import { useState } from 'react';
import type { Field } from '../messages.ts';
import { language, useAnswer } from './api.ts';
import { ItemButtons } from './Card.tsx';
import { addressOf } from './desk.ts';
import { FieldInput } from './FieldInput.tsx';
import { Sheet } from './Sheet.tsx';
import { now } from './state.ts';
import { named, say } from './words.ts';

/** 45.000 is found as 45000 and the other way round. */
const plain = (text: string) => text.toLowerCase().replace(/(?<=\d)[.,](?=\d{3})/g, '');

/** Every text, also those that no page shows: what a browser's frame, a screen reader, a mail or a mistake says. */
export function Drawer() {
  const { info, map, wanted } = now();
  const [search, setSearch] = useState(wanted ? named(wanted) : '');
  const [opened, setOpened] = useState(wanted);
  const { answer: pages } = useAnswer<Record<string, string>>('places');

  const found = info.fields.filter(
    ({ id, value, description }) =>
      plain(`${named(id)} ${value} ${description}`).includes(plain(search)) || id === opened,
  );
  const own = new Set(map.unseen);
  // First what waits to be looked at, then this page's own title and description, then what cannot be clicked on here. It
  // keeps its place while something is done to it.
  const [places] = useState(() => {
    const seen = new Set(map.spots.flatMap(({ ids }) => ids));
    return new Map(info.fields.map(({ id, look }) => [id, look ? 0 : own.has(id) ? 1 : seen.has(id) ? 3 : 2]));
  });
  const placeOf = ({ id }: Field) => places.get(id) ?? 3;
  const whereabouts = (id: string) => {
    const at = own.has(id) ? location.pathname : pages?.[id];
    return at ? (
      <a className="hint" href={addressOf(at, language, id)} target={at === '/gallery' ? 'gallery' : ''}>
        {say('at', { page: info.pages.find(({ id }) => id === at)?.name ?? at })}
      </a>
    ) : (
      <p className="hint">{say(pages ? 'nowhere' : 'checking')}</p>
    );
  };

  return (
    <Sheet title={say('texts')}>
      <input
        type="search"
        aria-label={say('search')}
        placeholder={say('search')}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p>{say('none')}</p>}
      <ul>
        {found
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((field) => (
            <li key={field.id}>
              {opened === field.id ? (
                <>
                  <FieldInput field={field} focused />
                  {whereabouts(field.id)}
                  <ItemButtons id={field.id} />
                </>
              ) : (
                <button type="button" className={field.look ? 'row look' : 'row'} onClick={() => setOpened(field.id)}>
                  <small>
                    {named(field.id)}
                    {field.look && ` · ${say(field.look === 'new' ? 'untranslated' : 'toLook')}`}
                  </small>
                  {field.value || '–'}
                </button>
              )}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
