import { useEffect, useState } from 'react';
import type { Field } from '../messages.ts';
import { ask, language } from './api.ts';
import { ItemButtons } from './Card.tsx';
import { lead } from './desk.ts';
import { FieldInput } from './FieldInput.tsx';
import { Press, Sheet } from './Sheet.tsx';
import { now } from './state.ts';
import { named, say } from './words.ts';

const filters = ['here', 'all', 'toLook'] as const;

/** Every text, also those that no page shows: what a browser's frame, a screen reader, a mail or a mistake says. */
export function Drawer() {
  const { info, map, wanted } = now();
  const { fields } = info;
  const [search, setSearch] = useState(wanted ? named(wanted) : '');
  const [filter, setFilter] = useState(fields.some(({ look }) => look) ? 'toLook' : 'here');
  const [opened, setOpened] = useState(wanted);
  const [places, setPlaces] = useState<Record<string, string>>();
  useEffect(() => void ask<Record<string, string>>('places', { language }).then(setPlaces), []);

  const show = (chosen: string) => {
    setSearch('');
    setFilter(chosen);
  };

  const seen = new Set(map.spots.flatMap(({ ids }) => ids));
  const isWanted = (field: Field) => {
    if (search)
      return `${named(field.id)} ${field.value} ${field.description}`.toLowerCase().includes(search.toLowerCase());
    return filter === 'toLook' ? field.look || field.id === opened : filter === 'all' || !seen.has(field.id);
  };
  // This page's own title and description are what is looked for most often.
  const rank = ({ id }: Field) => (map.unseen.includes(id) ? 0 : 1);
  const shown = fields
    .filter((field) => field.is !== 'picture' && isWanted(field))
    .sort((one, other) => rank(one) - rank(other));
  const whereabouts = (id: string) => {
    const at = places?.[id] ?? (map.unseen.includes(id) ? location.pathname : undefined);
    return (
      <p className="hint">
        {at ? say('at', { page: at }) : say(places ? 'nowhere' : 'checking')}{' '}
        {at && !map.unseen.includes(id) ? (
          <Press
            what="goThere"
            onClick={() => (at === '/gallery' ? open(`/gallery?lang=${language}`) : void lead(id))}
          />
        ) : null}
      </p>
    );
  };

  return (
    <Sheet title={say('texts')}>
      <search>
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <select aria-label={say('show')} value={search ? 'all' : filter} onChange={({ target }) => show(target.value)}>
          {filters.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      </search>
      {shown.length === 0 ? <p>{say('none')}</p> : null}
      <ul>
        {shown.map((field) => (
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
                  {field.look === 'new' ? ` · ${say('untranslated')}` : ''}
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
