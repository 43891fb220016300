/** ['hero', 'claimsSource'] becomes "Hero, claims source". */
export function pathInWords(path: readonly PropertyKey[]): string {
  const text = path
    .filter((part) => part !== 'items')
    .map((part) => (/^\d+$/.test(String(part)) ? String(Number(part) + 1) : spelt(String(part))))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const spelt = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();
