import { useState } from 'react';
import type { Field } from '../messages.ts';
import { language, useAnswer } from './api.ts';
import { ItemButtons } from './Card.tsx';
import { addressOf } from './desk.ts';
import { FieldInput } from './FieldInput.tsx';
import { Choice, Sheet } from './Sheet.tsx';
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
  const places = useAnswer<Record<string, string>>('places');

  const show = (chosen: string) => {
    setSearch('');
    setFilter(chosen);
  };

  const seen = new Set(map.spots.flatMap(({ ids }) => ids));
  const isWanted = ({ id, value, description, look }: Field) => {
    if (search) return `${named(id)} ${value} ${description}`.toLowerCase().includes(search.toLowerCase());
    return filter === 'toLook' ? look || id === opened : filter === 'all' || !seen.has(id);
  };
  // This page's own title and description are what is looked for most often.
  const own = new Set(map.unseen);
  const shown = fields.filter(isWanted).sort((one, other) => Number(own.has(other.id)) - Number(own.has(one.id)));
  const whereabouts = (id: string) => {
    const at = own.has(id) ? location.pathname : places?.[id];
    return at ? (
      <a className="hint" href={addressOf(at, language, id)} target={at === '/gallery' ? 'gallery' : ''}>
        {say('at', { page: at })}
      </a>
    ) : (
      <p className="hint">{say(places ? 'nowhere' : 'checking')}</p>
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
        <Choice
          aria-label={say('show')}
          value={search ? 'all' : filter}
          options={filters.map((id) => ({ id, name: say(id) }))}
          onChange={({ target }) => show(target.value)}
        />
      </search>
      {shown.length === 0 && <p>{say('none')}</p>}
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
                  {field.look === 'new' && ` · ${say('untranslated')}`}
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
