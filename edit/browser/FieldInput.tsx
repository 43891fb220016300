import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Done, Field, PageInfo } from '../messages.ts';
import type { Typing } from './inPlace.ts';
import { Press } from './Sheet.tsx';
import { groupOf, named, say } from './words.ts';

/** What the editor does for every field. */
export type Desk = {
  info: PageInfo;
  save: (field: Field, value: string, everywhere: boolean, whenSaved: () => void) => Promise<Done>;
  looked: (field: Field) => void;
  refresh: () => Promise<void>;
  tell: (state: 'unsaved' | 'wrong' | undefined) => void;
  /** What saves each field that is open, before something else begins; false where it is wrong. */
  unsaved: Set<() => Promise<boolean>>;
};
/** `end` is for the one that is typed in its place on the page. */
type Props = {
  desk: Desk;
  field: Field;
  focused?: boolean;
  /** The group that stands above it already. */
  within?: string;
  typing?: Typing | undefined;
  end?: (isSaved: boolean) => void;
};

type Input = HTMLElement & { value?: string; checked?: boolean };
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

/**
 * One field with what its schema says of it, typed here or in its place on the page. Enter or leaving saves, Esc gives back;
 * what is wrong stays as it was typed and is told.
 */
export function FieldInput({ desk, field, focused, within, typing, end }: Props) {
  const id = useId();
  const own = useRef<Input>(null);
  const whole = useRef<HTMLDivElement>(null);
  const also = useRef<HTMLInputElement>(null);
  const busy = useRef<Promise<boolean>>(undefined);
  const [count, setCount] = useState(field.value.length);
  const [told, setTold] = useState<Done>({});
  const { info, tell } = desk;
  const input = (): Input | null => typing?.element ?? own.current;
  const isFlag = field.is === 'flag';
  const typed = () => {
    const now = own.current;
    if (isFlag) return now?.checked === (field.value === 'true') ? field.value : now?.checked ? 'true' : '';
    const text = tidy((typing ? typing.element.textContent : now?.value) ?? '');
    return field.is === 'link' ? withScheme(text) : text;
  };
  const put = (now: Input | null) => {
    if (now && isFlag) now.checked = field.value === 'true';
    else if (now) now.value = field.value;
  };

  const give = (isSaved: boolean) => {
    if (!isSaved) put(own.current);
    input()?.removeAttribute('aria-invalid');
    setTold({});
    tell(undefined);
    end?.(isSaved);
  };
  const send = async (was: string): Promise<boolean> => {
    // Gone with its card, when what was typed on the page was saved.
    if (!input()?.isConnected) return true;
    if (typed() === tidy(was)) {
      give(false);
      return true;
    }
    const done = await desk.save({ ...field, value: was }, typed(), also.current?.checked ?? false, () => give(true));
    if (!done.mistakes && !done.conflict) return true;
    flushSync(() => setTold(done));
    // It may stand below what can be seen of its card.
    whole.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    tell('wrong');
    input()?.setAttribute('aria-invalid', 'true');
    return false;
  };
  // Enter and the leaving that follows it are one wish.
  const store = (was = field.value) => {
    busy.current ??= send(was).finally(() => {
      busy.current = undefined;
    });
    return busy.current;
  };

  const takeTheirs = () => {
    give(false);
    void desk.refresh();
  };

  // With each drawing, so that the listeners know what it knows and miss no key.
  useLayoutEffect(() => {
    const now = input();
    if (!now) return;
    const listeners = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
      now.addEventListener(name, act, listeners);
    const isDirty = () => typed() !== tidy(field.value);
    on('input', () => {
      setCount(typed().length);
      tell(isDirty() ? 'unsaved' : undefined);
    });
    on('change', () => now.matches('select, [type=checkbox]') && void store());
    on('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        void store();
      } else if (event.key === 'Escape' && (isDirty() || typing)) {
        event.stopPropagation();
        give(false);
      }
    });
    on('blur', ({ relatedTarget }) => {
      const isOurs = typing && relatedTarget instanceof Element && relatedTarget.localName === 'edit-bar';
      if (!isOurs && now.isConnected && !told.conflict) void store();
    });
    const leave = () => store();
    desk.unsaved.add(leave);
    return () => {
      listeners.abort();
      desk.unsaved.delete(leave);
    };
  });
  useLayoutEffect(() => {
    if (!typing) return;
    typing.element.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(typing.element);
  }, [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value changes elsewhere, by undo or another program, not at each drawing
  useEffect(() => {
    if (own.current?.getAttribute('aria-invalid') !== 'true') put(own.current);
  }, [field.value]);

  const group = named(groupOf(field.id));
  const shared = { id, ref: own as never, autoFocus: focused, 'aria-describedby': `${id}-hint` };
  const { most, description, example, choices, is, same } = field;
  const languages = info.languages.filter((one) => same.includes(one.id)).map(({ name }) => name);
  return (
    <div className="field" ref={whole}>
      {typing ? null : (
        <label htmlFor={id}>
          <span className={group === within ? 'told' : ''}>{group && `${group}, `}</span>
          {named(field.id).slice(group ? group.length + 2 : 0)}
        </label>
      )}
      {typing ? null : is === 'flag' ? (
        <input {...shared} type="checkbox" defaultChecked={field.value === 'true'} />
      ) : choices ? (
        <select {...shared} defaultValue={field.value}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea {...shared} defaultValue={field.value} rows={Math.ceil((field.value.length + 1) / 44)} />
      )}
      <p className="hint" id={`${id}-hint`}>
        {description}
        {example && !isFlag ? ` · ${say('example')}: ${example}` : ''}
        {most ? <b className={count > most ? 'over' : ''}> · {say('most', { count, most })}</b> : null}
      </p>
      {is === 'words' && languages.length > 0 && field.value ? (
        <label className="also">
          <input type="checkbox" ref={also} />
          {say('same', { language: languages.join(', ') })}
        </label>
      ) : null}
      {told.mistakes ? <p role="alert">{told.mistakes.join(' ')}</p> : null}
      {told.conflict ? (
        <div role="alert">
          <p>{say('conflict', { now: told.conflict.now })}</p>
          <Press what="takeTheirs" onClick={takeTheirs} />
          <Press what="takeMine" onClick={() => void store(told.conflict?.now)} />
        </div>
      ) : null}
      {field.look ? (
        <p className="look">
          {say(field.look === 'new' ? 'untranslated' : 'look')}{' '}
          <Press what="right" onClick={() => desk.looked(field)} />
        </p>
      ) : null}
    </div>
  );
}
