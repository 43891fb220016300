import { useMemo, useState } from 'react';
import type { ToDo } from '../messages.ts';
import { idsOf } from './annotate.ts';
import { useAnswer } from './api.ts';
import { act } from './page.ts';
import { Change, Press, Rows, Sheet } from './Sheet.tsx';
import { inLanguage, now, set } from './state.ts';
import { named, say } from './words.ts';

/** So that 45.000 finds 45000 and the other way round. */
const plain = (text: string) => text.toLowerCase().replace(/(?<=\d)[.,](?=\d{3})/g, '');

/** Every text, also those that no page shows: titles, screen reader texts, mails and errors. */
export function Texts() {
  const { info, card } = now();
  const [search, setSearch] = useState('');
  // First what needs checking, then what cannot be clicked on this page. A found text keeps its place while it is
  // edited.
  const found = useMemo(() => {
    const seen = new Set([...document.querySelectorAll('[data-edit]')].flatMap(idsOf));
    const rank = (id: string, look?: string) => (look ? 0 : isOfPage(id) ? 1 : seen.has(id) ? 3 : 2);
    const { fields } = now().info;
    return fields
      .filter(({ id, value, description }) => plain(`${named(id)} ${value} ${description}`).includes(plain(search)))
      .toSorted((one, other) => rank(one.id, one.look) - rank(other.id, other.look))
      .map(({ id }) => id);
  }, [search]);
  const rows = found.flatMap((id) => info.fields.find((field) => field.id === id) ?? []);
  return (
    <Sheet title={say('texts')} hidden={Boolean(card)}>
      <input
        type="search"
        aria-label={say('search')}
        placeholder={say('search')}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {rows.length === 0 && <p>{say('none')}</p>}
      <Rows
        rows={rows.map(({ id, value, look }) => ({
          ...{ id, text: value || '–', className: look ? 'look' : '' },
          note: named(id) + (look ? ` · ${say(look === 'new' ? 'untranslated' : 'toLook')}` : ''),
        }))}
      />
    </Sheet>
  );
}

const isOfPage = (id: string) => id.startsWith(`site.pages.${location.pathname.slice(1) || 'home'}.`);

export function LaunchList() {
  const { answer: toDos, wrong } = useAnswer<ToDo[]>('checks');
  return (
    <Sheet title={say('list')}>
      {!toDos?.length && <p role="status">{wrong ?? say(toDos ? 'nothingWrong' : 'checking')}</p>}
      {[...Map.groupBy(toDos ?? [], ({ todo }) => todo)].map(([todo, items]) => (
        <Rows
          key={todo}
          title={`${todo} (${items.length})`}
          rows={items.map(({ what, id = '', language }) => ({
            id,
            text: what,
            note: '',
            ...(language && { language }),
          }))}
        />
      ))}
    </Sheet>
  );
}

/** Other texts that contain an amount which has just been changed. One press changes each. */
export function Elsewhere() {
  const { also } = now();
  const change = async (one: (typeof also)[number]) => {
    if (await act('save', one)) return;
    const left = now().also.filter((each) => each !== one);
    set({ also: left, panel: left.length > 0 ? 'also' : undefined });
  };
  return (
    <Sheet title={say('elsewhere', { count: also.length })}>
      {also.map((one) => (
        <Change
          key={one.language + one.id}
          {...{ title: named(one.id) + inLanguage(one.language), before: one.was, after: one.value }}
        >
          <Press what="changeToo" onClick={() => void change(one)} />
        </Change>
      ))}
    </Sheet>
  );
}
