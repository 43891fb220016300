import type { Field as FieldInfo } from '../protocol.ts';
import { Button, Dialog } from './controls.tsx';
import { changeList, close } from './editing.ts';
import { Field } from './Field.tsx';
import { fieldOf, fieldsIn, groupOf, isRelated, nameOf, translate } from './names.ts';
import { type CardState, getState } from './state.ts';

export function Card({ ids, element }: CardState) {
  const [id = ''] = ids;
  const { fields } = getState().info;
  const isBrand = ids.includes('facts.name');
  const chosen = isBrand ? ['facts.name', 'facts.brand'].flatMap(fieldsIn) : ids.flatMap((each) => fieldOf(each) ?? []);
  const firstText = chosen.find(({ format }) => format !== 'picture');
  const isRelatedButNotOnPage = (field: FieldInfo) =>
    !chosen.includes(field) &&
    ids.some((each) => isRelated(field.id, each)) &&
    !document.querySelector(`[data-edit~="${field.id}"]`);
  const shareCard = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  const clickable = element?.closest<HTMLElement>('a, button, summary, label:has([type="radio"], [type="checkbox"])');
  return (
    <Dialog
      title={isBrand ? translate('brand') : nameOf(ids.length === 1 ? id : groupOf(id))}
      part={element ? 'card' : 'panel'}
    >
      {clickable && (
        <Button
          label={clickable.matches('a') ? 'followLink' : 'pressIt'}
          onClick={() => {
            close();
            clickable.click();
          }}
        />
      )}
      {chosen.map((field) => (
        <Field key={field.id} field={field} isFocused={field === firstText} />
      ))}
      {isBrand && shareCard && (
        <p className="hint">
          {translate('shared')} <img src={new URL(shareCard, location.href).pathname} alt="" />
        </p>
      )}
      <ItemButtons id={id} />
      {element && fields.filter(isRelatedButNotOnPage).map((field) => <Field key={field.id} field={field} />)}
    </Dialog>
  );
}

/** The buttons move, remove or add a list item: the one that contains the field, in nested lists the innermost. */
function ItemButtons({ id }: { id: string }) {
  const [, list = '', number] = /^(.+)\.(\d+)(?=\.|$)/.exec(id) ?? [];
  const index = Number(number);
  const isLast = fieldsIn(`${list}.${index + 1}`).length === 0;
  return (
    list && (
      <fieldset>
        <legend>{translate('item', { index: index + 1 })}</legend>
        {(['add', 'remove', 'up', 'down'] as const).map((action) => (
          <Button
            label={action}
            key={action}
            disabled={action === 'up' ? index === 0 : action === 'down' && isLast}
            onClick={() => void changeList({ id: list, index, action })}
          />
        ))}
      </fieldset>
    )
  );
}
