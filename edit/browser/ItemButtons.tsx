import type { List, ListChange } from '../messages.ts';
import { say } from './words.ts';

export type Arrange = (list: List, index: number, how: ListChange['how']) => void;

/** The innermost list that a field stands in, and at which place. */
export function itemOf(id: string, lists: readonly List[]): { list: List; index: number } | undefined {
  const list = lists
    .filter((one) => id.startsWith(`${one.id}.`))
    .sort((one, other) => other.id.length - one.id.length)[0];
  return list && { list, index: Number(id.slice(list.id.length + 1).split('.')[0]) };
}

/** Adding, copying, removing and moving, in all languages at once; only moving where the schema fixes the number. */
export function ItemButtons({ list, index, arrange }: { list: List; index: number; arrange: Arrange }) {
  const { count, least, most } = list;
  const button = (how: ListChange['how'], possible: boolean) => (
    <button type="button" disabled={!possible} onClick={() => arrange(list, index, how)}>
      {say(how)}
    </button>
  );
  return (
    <fieldset className="item">
      <legend>{say('item', { index: index + 1, count })}</legend>
      {least === most ? (
        <p className="hint">{say('fixed')}</p>
      ) : (
        <>
          {button('add', count < most)}
          {button('copy', count < most)}
          {button('remove', count > least)}
        </>
      )}
      {button('up', index > 0)}
      {button('down', index < count - 1)}
    </fieldset>
  );
}
