type Level = 'info' | 'warn' | 'error';
export type Fields = Record<string, string | number | boolean>;
export type Log = (level: Level, event: string, fields?: Fields) => void;

/**
 * One JSON object a line; in a terminal only the hint, as a sentence. Callers log receipts, codes and counts, never a
 * name, an address or a visitor's words.
 */
export const createLog =
  (write: (line: string) => void, now: () => number, isTerminal = false): Log =>
  (level, event, fields = {}) => {
    const line = JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields });
    write(`${(isTerminal && fields['hint']) || line}\n`);
  };
