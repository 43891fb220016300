type Level = 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean>;
export type Log = (level: Level, event: string, fields?: LogFields) => void;

/** Never log a visitor's name, address or words. A terminal shows only the hint, if there is one. */
export const createLog =
  (write: (line: string) => void, now: () => number, isTerminal = false): Log =>
  (level, event, fields = {}) => {
    const line = JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields });
    const hint = isTerminal ? fields['hint'] : undefined;
    write(`${hint ?? line}\n`);
  };
