declare module 'site:built' {
  type Described = import('../../../server/http/static/resources.ts').Described;
  type Entry = import('../../../server/http/static/resources.ts').Entry<Described>;
  type Resources = import('../../../server/http/static/resources.ts').Resources<Described>;
  type Bundle = import('../../../server/pages/builtSite.ts').Bundle;
  export const pages: Bundle['pages'];
  export const render: Bundle['render'];
  export const inputs: import('../../../server/pages/builtSite.ts').Inputs;
  export const files: Omit<Resources, 'entries'> & { entries: [string, Entry][] };
}
