type Level = 'info' | 'warn' | 'error';
export type Fields = Record<string, string | number | boolean>;
export type Log = (level: Level, event: string, fields?: Fields) => void;

/**
 * Each line is a JSON object; in a terminal an entry with a hint shows only that. Never log a visitor's name, address or
 * words.
 */
export const createLog =
  (write: (line: string) => void, now: () => number, isTerminal = false): Log =>
  (level, event, fields = {}) => {
    const line = JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields });
    write(`${(isTerminal && fields['hint']) || line}\n`);
  };
