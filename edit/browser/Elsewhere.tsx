import { act } from './page.ts';
import { Press, Sheet } from './Sheet.tsx';
import { inLanguage, now, set } from './state.ts';
import { named, say } from './words.ts';

/** The other texts that say an amount which has just been changed, each changed by one press. */
export function Elsewhere() {
  const { also } = now();
  const change = async (one: (typeof also)[number]) => {
    if (await act('save', one)) return;
    const left = now().also.filter((each) => each !== one);
    set({ also: left, panel: left.length > 0 ? 'also' : undefined });
  };
  return (
    <Sheet title={say('elsewhere', { count: also.length })}>
      <dl>
        {also.map((one) => (
          <div key={one.language + one.id}>
            <dt>{named(one.id) + inLanguage(one.language)}</dt>
            <dd>
              <del>{one.was}</del> <ins>{one.value}</ins>
            </dd>
            <Press what="changeToo" onClick={() => void change(one)} />
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
