import { type Field as FieldInfo, markId } from '../messages.ts';
import { clickOnPage } from './clicks.ts';
import { Button, Dialog } from './controls.tsx';
import { changeList } from './editing.ts';
import { Field } from './Field.tsx';
import { fieldsIn, groupOf, idsOf, isRelated, nameOf, translate } from './names.ts';
import { useAnswer } from './page.ts';
import { getState } from './state.ts';

const brandFields = ['facts.name', 'facts.brand.colour', 'facts.brand.accent', markId];
/** Related links, checkboxes, pictures and alt texts are shown at once, other related fields under "More". */
const isShownAtOnce = ({ id, format }: FieldInfo) =>
  ['uri', 'boolean', 'picture'].includes(format) || id.endsWith('.alt');

/** Fields of a clicked element, or of a row in a list, with their translations, then the related fields (isRelated). */
export function Card() {
  const { info, card } = getState();
  const { ids = [], element } = card ?? {};
  const [id = ''] = ids;
  const isBrand = ids.includes('facts.name');
  const chosen = (isBrand ? brandFields : ids).flatMap((each) => info.fields.find((field) => field.id === each) ?? []);
  const [first] = chosen;
  const picture = element?.closest('.picture');
  const [idOfPicture] = picture ? idsOf(picture) : [];
  const related = info.fields.filter(
    (field) => !chosen.includes(field) && (field.id === idOfPicture || ids.some((each) => isRelated(field.id, each))),
  );
  const shown = [...chosen, ...related.filter(isShownAtOnce)];
  const more = related.filter((field) => !isShownAtOnce(field));
  const firstText = shown.find(({ format }) => format !== 'picture');
  const shareCard = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  const clickable = element?.closest('a, button, summary, label:has([type="radio"], [type="checkbox"])');
  return (
    <Dialog
      title={isBrand ? translate('brand') : nameOf(ids.length === 1 ? id : groupOf(id)) || translate('edit')}
      part={element ? 'card' : 'panel'}
    >
      {clickable && (
        <Button label={clickable.matches('a') ? 'followLink' : 'pressIt'} onClick={() => clickOnPage(clickable)} />
      )}
      {shown.map((field) => (
        <Field key={field.id} field={field} isFocused={field === firstText} />
      ))}
      {!element && first?.format === 'string' && <ShownOn id={first.id} />}
      {isBrand && shareCard && (
        <p className="hint">
          {translate('shared')} <img src={new URL(shareCard, location.href).pathname} alt="" />
        </p>
      )}
      <ItemButtons id={id} />
      <details hidden={more.length === 0}>
        <summary>{translate('more')}</summary>
        {more.map((field) => (
          <Field key={field.id} field={field} />
        ))}
      </details>
    </Dialog>
  );
}

/** For a text that is not seen on this page. */
function ShownOn({ id }: { id: string }) {
  const paths = useAnswer<string[]>('pagesWith', id);
  const names = getState().info.pages.flatMap((page) => (paths?.includes(page.path) ? page.name : []));
  return paths && <p>{translate(names.length > 0 ? 'shownOn' : 'shownNowhere', { pages: names.join(', ') })}</p>;
}

/** For a field in a list: buttons that add, remove and move its item in all languages. */
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
