/** Names a field for the owner: ['statistics', 'items', 0, 'figure'] becomes "Statistics, 1, figure". */
export function pathInWords(path: readonly PropertyKey[]): string {
  const text = path
    .filter((part) => part !== 'items')
    .map((part) => (/^\d+$/.test(String(part)) ? String(Number(part) + 1) : separateWords(String(part))))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const separateWords = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();
