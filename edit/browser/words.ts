import words from './words.json' with { type: 'json' };

const kept = 'edit-tongue';
export const tongue = (localStorage.getItem(kept) ?? navigator.language.slice(0, 2)) === 'id' ? 'id' : 'en';

export type Word = keyof typeof words;

/** What the editor itself says: words.json has it in English and Indonesian. */
export const say = (what: Word, values: Record<string, string | number> = {}): string =>
  (words[what][tongue === 'id' ? 1 : 0] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export function changeTongue(): void {
  localStorage.setItem(kept, tongue === 'id' ? 'en' : 'id');
  location.reload();
}

export const groupOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

/** home.hero.claimsSource becomes "Hero, claims source": the field's own name, as words. */
export const named = (id: string): string => {
  const parts = id.split('.').slice(1);
  const text = parts
    .filter((part) => part !== 'items')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/([A-Z])/g, ' $1').toLowerCase()))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
