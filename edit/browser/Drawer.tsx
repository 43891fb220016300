import { useEffect, useState } from 'react';
import type { Field, PageInfo } from '../messages.ts';
import { ask } from './api.ts';
import { FieldInput, type Save } from './FieldInput.tsx';
import { type Arrange, ItemButtons, itemOf } from './ItemButtons.tsx';
import { Panel } from './Panel.tsx';
import type { PageMap } from './pageMap.ts';
import { language } from './usePage.ts';
import { named, say } from './words.ts';

type Props = {
  wanted: string | undefined;
  info: PageInfo;
  map: PageMap;
  save: Save;
  looked: (field: Field) => void;
  arrange: Arrange;
  find: (id: string, at?: string) => void;
  close: () => void;
};
type Filter = 'here' | 'all' | 'toLook';
const filters: Filter[] = ['here', 'all', 'toLook'];

/** Every text, also those that no page shows: what a browser's frame, a screen reader, a mail or a mistake says. */
export function Drawer({ wanted, info, map, save, looked, arrange, find, close }: Props) {
  const [search, setSearch] = useState(wanted ? named(wanted) : '');
  const [filter, setFilter] = useState<Filter>(info.fields.some(({ look }) => look) ? 'toLook' : 'here');
  const [opened, setOpened] = useState(wanted);
  const [places, setPlaces] = useState<Record<string, string>>({});
  useEffect(() => void ask<Record<string, string>>('places', { language }).then(setPlaces), []);

  const seen = new Set([...map.spots.flatMap(({ ids }) => ids), ...map.pictures.values()]);
  const isWanted = (field: Field) => {
    const text = `${named(field.id)} ${field.value} ${field.description}`.toLowerCase();
    if (search) return text.includes(search.toLowerCase());
    if (filter === 'toLook') return field.look;
    return filter === 'all' || !seen.has(field.id);
  };
  // This page's own title and description are what is looked for most often.
  const rank = ({ id }: Field) => (map.unseen.includes(id) ? 0 : 1);
  const shown = info.fields
    .filter((field) => field.is !== 'picture' && isWanted(field))
    .sort((one, other) => rank(one) - rank(other));
  const languages = Object.fromEntries(info.languages.map(({ id, name }) => [id, name]));
  const place = (id: string) => places[id] ?? (map.unseen.includes(id) ? location.pathname : undefined);

  return (
    <Panel title={say('texts')} close={close}>
      <div className="search">
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select aria-label={say('show')} value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
          {filters.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? <p>{say('none')}</p> : null}
      <ul className="texts">
        {shown.map((field) => {
          const at = place(field.id);
          const item = itemOf(field.id, info.lists);
          return (
            <li key={field.id}>
              {opened === field.id ? (
                <>
                  <FieldInput {...{ field, languages, save, looked }} focused />
                  {item ? <ItemButtons {...item} arrange={arrange} /> : null}
                  <p className="hint">
                    {at ? say('at', { page: at }) : say('nowhere')}{' '}
                    {at === '/gallery' ? (
                      <a href="/gallery" target="_blank" rel="noopener">
                        {say('goThere')}
                      </a>
                    ) : at ? (
                      <button type="button" onClick={() => find(field.id, at)}>
                        {say('goThere')}
                      </button>
                    ) : null}
                  </p>
                </>
              ) : (
                <button type="button" className={field.look ? 'text look' : 'text'} onClick={() => setOpened(field.id)}>
                  <small>{named(field.id)}</small>
                  {field.value || '–'}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
