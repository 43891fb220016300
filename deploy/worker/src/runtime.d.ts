/** Of Cloudflare's runtime and of the build's own modules only what is used here, so that types need no package. */

declare module 'cloudflare:workers' {
  export function waitUntil(work: Promise<unknown>): void;
  export abstract class DurableObject<Env> {
    protected ctx: DurableState;
    protected env: Env;
    constructor(ctx: DurableState, env: Env);
  }
}

declare module 'site:render' {
  export const pages: import('../../../server/pages/builtSite.ts').Bundle['pages'];
  export const render: import('../../../server/pages/builtSite.ts').Bundle['render'];
}

declare module 'site:inputs' {
  const inputs: import('../../../server/pages/builtSite.ts').Inputs;
  export default inputs;
}

declare module 'site:package' {
  export const version: string;
}

declare module 'site:files' {
  type Described = import('../../../server/http/static/resources.ts').Described;
  type Entry = import('../../../server/http/static/resources.ts').Entry<Described>;
  type Resources = import('../../../server/http/static/resources.ts').Resources<Described>;
  const files: Omit<Resources, 'entries'> & { entries: [string, Entry][] };
  export default files;
}

interface DurableState {
  storage: {
    get<Value>(key: string): Promise<Value | undefined>;
    put(key: string, value: unknown): Promise<void>;
    deleteAll(): Promise<void>;
    getAlarm(): Promise<number | null>;
    setAlarm(at: number): Promise<void>;
  };
  waitUntil(work: Promise<unknown>): void;
}

interface DurableNamespace<Methods> {
  getByName(name: string): Methods;
}

interface D1Statement {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<{ results: Record<string, string | number | null>[] }>;
}

interface D1 {
  prepare(sql: string): D1Statement;
  /** All of them or none. */
  batch(statements: D1Statement[]): Promise<unknown>;
}

interface ResponseInit {
  /** 'manual': the body is encoded already. */
  encodeBody?: 'automatic' | 'manual';
}
