import { useEffect, useMemo, useRef, useState } from 'react';
import type { Done, Field, ListChange } from '../messages.ts';
import { ask } from './api.ts';
import { Bar, type Panel } from './Bar.tsx';
import { Both } from './Both.tsx';
import { Card } from './Card.tsx';
import { Drawer } from './Drawer.tsx';
import { Hint } from './Hint.tsx';
import { typeIn } from './inPlace.ts';
import { LaunchList } from './LaunchList.tsx';
import { PictureForm } from './PictureForm.tsx';
import { Publishing } from './Publishing.tsx';
import { groupOf, type Target, targetFor } from './pageMap.ts';
import { language, type Mode, usePage } from './usePage.ts';
import { rectOf, usePresses } from './usePresses.ts';
import { useTyping } from './useTyping.ts';
import { say } from './words.ts';

const goal = 'edit-goal';

/** The editor on one page: what is pressed becomes typeable in its place or opens a card; the bar has all else. */
export function Editor({ mode, framed }: { mode: Mode; framed: boolean }) {
  const [card, setCard] = useState<Target>();
  const [panel, setPanel] = useState<Panel>();
  const [saved, setSaved] = useState('');
  const [wanted, setWanted] = useState<string>();
  const typingNow = useRef<(element: Element) => boolean>(() => false);
  const { info, map, error, setError, refresh } = usePage(mode, (element) => typingNow.current(element));

  /** Does something to the content and shows what became of it. */
  const act = async (what: string, body: object, whenDone?: () => void): Promise<Done & { changed?: string }> => {
    try {
      setSaved(say('saving'));
      const done = await ask<Done & { changed?: string }>(what, body);
      const isDone = !done.mistakes && !done.conflict && !done.changed;
      setSaved(isDone ? say('saved') : '');
      if (done.changed) setError(say('changedOutside', { file: done.changed }));
      if (isDone) whenDone?.();
      if (isDone) await refresh();
      return done;
    } catch (problem) {
      setSaved('');
      return { mistakes: [problem instanceof Error ? problem.message : String(problem)] };
    }
  };
  const save = ({ id, value: was }: Field, value: string, everywhere = false) =>
    act('save', { changes: [{ language, id, was, value, everywhere }] });
  const typing = useTyping(({ id, value: was }, value, whenSaved) =>
    act('save', { changes: [{ language, id, was, value }] }, whenSaved),
  );
  typingNow.current = (element) => typing.typing?.element === element;
  const fields = useMemo(() => new Map(info?.fields.map((field) => [field.id, field])), [info]);

  const open = async (target: Target) => {
    if (typing.typing && !(await typing.store(typing.typing))) return typing.typing.element.focus();
    setCard(undefined);
    const begun = target.picture ? undefined : typeIn(target, fields);
    if (begun) typing.begin(begun);
    else setCard(target);
  };
  const { box, press } = usePresses({ map, open, isOn: mode === 'edit', isTyped: typing.isTyped });

  const arrange = async ({ id }: { id: string }, index: number, how: ListChange['how']) => {
    setCard(undefined);
    const done = await act('list', { language, id, index, how });
    if (done.mistakes) setError(done.mistakes.join(' '));
  };
  const looked = ({ id }: Field) => void act('looked', { language, id });
  const undo = (how: 'undo' | 'redo') => void act(how, {});

  /** Leads to a field: on this page, on the page that shows it, or in the drawer. */
  const find = (id: string, at?: string, to = language) => {
    sessionStorage.setItem(goal, id);
    if (at && at !== '/gallery' && (at !== location.pathname || to !== language)) location.assign(`${at}?lang=${to}`);
    else reach();
  };
  const lead = async (id: string, to: string) => {
    const places = await ask<Record<string, string>>('places', { language: to });
    const near = Object.keys(places).find((other) => groupOf(other) === groupOf(id)) ?? '';
    find(id, places[id] ?? places[near] ?? location.pathname, to);
  };
  const reach = () => {
    const id = sessionStorage.getItem(goal);
    if (!id || !map.current) return;
    sessionStorage.removeItem(goal);
    const target = targetFor(map.current, id);
    setWanted(id);
    if (!target?.element.checkVisibility()) return setPanel('texts');
    setPanel(undefined);
    target.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    void open(target);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been read
  useEffect(() => {
    if (info && mode === 'edit') reach();
  }, [info === undefined]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setCard(undefined);
        setPanel(undefined);
      }
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      const isInField =
        event.composedPath()[0] instanceof HTMLTextAreaElement || typingNow.current(event.target as Element);
      if (!isUndo || isInField) return;
      event.preventDefault();
      undo(event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => typing.isUnsaved && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typing.isUnsaved]);

  const wrong = Boolean(typing.told.mistakes ?? typing.told.conflict);
  const idle = saved || say(info ? (mode === 'browse' ? 'browsing' : 'ready') : 'reading');
  const status = error || (wrong ? say('wrong') : typing.isUnsaved ? say('unsaved') : idle);
  const picture = info?.slots.find(({ id }) => id === card?.picture);
  const pressed = card?.element.closest('a, button, summary');
  return (
    <>
      <div className="box" ref={box} hidden />
      {typing.typing ? (
        <Hint
          {...typing}
          typing={typing.typing}
          more={() => {
            const { typing: now } = typing;
            if (!now || !map.current) return;
            const { id } = now.field;
            void typing.store(now).then((isDone) => isDone && setCard({ element: now.element, ids: [id] }));
          }}
          take={(mine) => {
            const { typing: now, told } = typing;
            if (now && mine) void typing.store(now, told.conflict?.now);
            else if (now) void Promise.resolve(typing.end(now)).then(() => refresh());
          }}
        />
      ) : null}
      {card && info ? (
        <Card
          key={card.ids.join()}
          {...{
            info,
            save,
            looked,
            arrange,
            ids: card.ids,
            close: () => setCard(undefined),
            beside: () => rectOf(card),
          }}
          {...(pressed && { press: () => press(pressed) })}
        >
          {picture ? (
            <PictureForm
              info={info}
              picture={picture}
              put={(change) => act('picture', { language, ...change }, () => setCard(undefined))}
            />
          ) : null}
        </Card>
      ) : null}
      {panel === 'texts' && info && map.current ? (
        <Drawer
          {...{ wanted, info, map: map.current, save, looked, arrange, find, close: () => setPanel(undefined) }}
        />
      ) : null}
      {panel === 'list' ? <LaunchList close={() => setPanel(undefined)} find={(id, to) => void lead(id, to)} /> : null}
      {panel === 'publish' ? <Publishing close={() => setPanel(undefined)} /> : null}
      {mode === 'both' ? <Both info={info} /> : null}
      {framed ? null : (
        <Bar
          {...{ info, mode, panel, undo, status: { text: status, wrong: wrong || error !== '' } }}
          open={(next) => setPanel(panel === next ? undefined : next)}
        />
      )}
    </>
  );
}
