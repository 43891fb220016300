/**
 * Parses a request header once for each value. Browsers send a handful of values; the bounds keep an attacker from
 * filling the memory with his own.
 */
export function remembered<Parsed>(parse: (header: string) => Parsed): (header: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const parsed = parse(header);
    if (known.size < 500 && header.length < 100) known.set(header, parsed);
    return parsed;
  };
}
