import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { How, List } from '../messages.ts';
import { ask, language } from './api.ts';
import { Bar, go, type Panel } from './Bar.tsx';
import { Both } from './Both.tsx';
import { Card } from './Card.tsx';
import { Drawer } from './Drawer.tsx';
import type { Desk } from './FieldInput.tsx';
import { holdKeys } from './holdKeys.ts';
import { type Typing, typeIn } from './inPlace.ts';
import { LaunchList } from './LaunchList.tsx';
import { PictureForm } from './PictureForm.tsx';
import { Publishing } from './Publishing.tsx';
import { again, type Target, targetFor } from './pageMap.ts';
import { useActs } from './useActs.ts';
import { useKeys } from './useKeys.ts';
import { type Mode, usePage } from './usePage.ts';
import { usePresses } from './usePresses.ts';
import { groupOf, say } from './words.ts';

const goal = 'edit-goal';
const goesTo = { add: 1, copy: 1, up: -1, down: 1, remove: 0 };

/** The editor on one page: what is pressed becomes typeable in its place or opens a card; the bar has all else. */
export function Editor({ mode, framed }: { mode: Mode; framed: boolean }) {
  const [card, setCard] = useState<{ target: Target; typing: Typing | undefined; map: unknown }>();
  const [panel, setPanel] = useState<Panel>();
  const [wanted, setWanted] = useState<string>();
  const [state, tell] = useState<'unsaved' | 'wrong'>();
  const typed = useRef<Element>(undefined);
  const unsaved = useRef(new Set<() => Promise<boolean>>()).current;
  const { info, map, error: unread, refresh, learn } = usePage(mode, typed);

  const { act, actOrTell, saved, fault, drawn } = useActs(refresh);
  const asked = useRef<Target>(undefined);

  /** Saves what is being typed; false where it is wrong. */
  const leave = async () => {
    for (const store of [...unsaved]) if (!(await store())) return false;
    return true;
  };
  const open = async (pressed: Target) => {
    const before = map.current;
    asked.current = pressed;
    if (!(await leave())) return false;
    await drawn.moved;
    if (asked.current !== pressed || !map.current) return false;
    const target = map.current === before ? pressed : again(map.current, pressed);
    const typing = typeIn(target, map.current.fields);
    typed.current = typing?.element;
    // Before the next key comes, which is for it.
    flushSync(() => setCard({ target, typing, map: map.current }));
    return true;
  };
  const end = (isSaved: boolean) => {
    card?.typing?.restore(isSaved);
    typed.current = undefined;
    // What was drawn meanwhile left it out.
    if (!isSaved && card?.map !== map.current) void refresh();
    setCard(undefined);
  };
  const close = async () => {
    const isDone = await leave();
    const element = card?.target.element;
    if (!isDone) return false;
    setCard(undefined);
    setPanel(undefined);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    return true;
  };
  const press = usePresses({
    ...{ map, isOn: mode === 'edit' },
    open: (target) => void holdKeys(() => open(target)),
    isTyped: (element) => typed.current?.contains(element) ?? false,
  });
  useKeys(() => void close());

  /** Opens a field where it stands on this page, or else in the drawer. */
  const reach = () => {
    const id = sessionStorage.getItem(goal);
    if (!id || !map.current) return;
    sessionStorage.removeItem(goal);
    const target = targetFor(map.current, id);
    const isSeen = mode === 'edit' && target?.element.checkVisibility();
    setWanted(id);
    setPanel(isSeen ? undefined : 'texts');
    if (!isSeen || !target) return;
    target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    void open(target);
  };
  /** Leads to a field: on this page, on the page that shows it, or in the drawer. */
  const lead = async (id: string, to = language) => {
    if (!(await leave())) return;
    const isHere = to === language && map.current && targetFor(map.current, id);
    const places = isHere ? {} : await ask<Record<string, string>>('places', { language: to });
    const near = Object.keys(places).find((other) => groupOf(other) === groupOf(id)) ?? '';
    const shownAt = places[id] ?? places[near] ?? location.pathname;
    const at = shownAt === '/gallery' ? location.pathname : shownAt;
    sessionStorage.setItem(goal, id);
    if (at === location.pathname && to === language) reach();
    else go(at, to);
  };
  const arrange = async (id: string, list: List, index: number, how: How) => {
    if (!(await leave())) return;
    setCard(undefined);
    if (!(await actOrTell('list', { language, id: list.id, index, how })) || how === 'remove') return;
    await drawn.moved;
    const rest = id.slice(`${list.id}.${index}`.length);
    sessionStorage.setItem(goal, `${list.id}.${index + goesTo[how]}${rest}`);
    reach();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been read, not each time that reach is made anew
  useEffect(() => {
    if (info) reach();
  }, [info === undefined]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => state && event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [state]);

  const error = fault || unread;
  const status = error || saved || say(info ? (mode === 'browse' ? 'browsing' : 'ready') : 'reading');
  const picture = info?.slots.find(({ id }) => id === card?.target.picture);
  const pressed = card?.target.element.closest('a, button, summary');
  const desk: Desk | undefined = info && {
    ...{ info, refresh, tell, unsaved },
    save: ({ id, value: was }, value, everywhere, whenSaved) =>
      act('save', { language, id, was, value, everywhere }, () => {
        learn(id, value);
        whenSaved();
      }),
    looked: ({ id }) => void actOrTell('looked', { language, id }),
  };
  return (
    <>
      {mode === 'both' ? <Both info={info} /> : null}
      <div className="desk">
        {card && desk ? (
          <Card
            key={card.target.ids.join()}
            {...card}
            {...{ desk, arrange, end, close: () => void close() }}
            press={pressed ? () => void close().then((isDone) => isDone && press(pressed)) : undefined}
          >
            {picture ? (
              <PictureForm
                {...{ info: desk.info, picture, dropped: card.target.file }}
                send={(change) => act('picture', { language, ...change }, () => setCard(undefined))}
              />
            ) : null}
          </Card>
        ) : null}
        {panel === 'texts' && desk && map.current ? (
          <Drawer
            key={wanted}
            {...{ wanted, desk, map: map.current, arrange, lead: (id) => void lead(id), close: () => void close() }}
          />
        ) : null}
        {panel === 'list' ? <LaunchList close={() => void close()} lead={(id, to) => void lead(id, to)} /> : null}
        {panel === 'publish' ? <Publishing close={() => void close()} /> : null}
      </div>
      {framed ? null : (
        <Bar
          {...{ info, mode, panel, undo: (how) => void leave().then((isDone) => isDone && actOrTell(how, {})) }}
          status={{ text: error || !state ? status : say(state), wrong: state === 'wrong' || error !== '' }}
          open={(next) => {
            setWanted(undefined);
            void close().then((isDone) => isDone && setPanel(panel === next ? undefined : next));
          }}
        />
      )}
    </>
  );
}
