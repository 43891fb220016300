/** The types of the module that ssg/worker/buildWorker.ts writes. */
declare module 'site:built' {
  type VariantInfo = import('../../../server/http/static/resources.ts').VariantInfo;
  type Entry = import('../../../server/http/static/resources.ts').Entry<VariantInfo>;
  type Resources = import('../../../server/http/static/resources.ts').Resources<VariantInfo>;
  type Bundle = import('../../../server/pages/builtSite.ts').Bundle;
  export const pages: Bundle['pages'];
  export const render: Bundle['render'];
  export const renderData: import('../../../server/pages/builtSite.ts').RenderData;
  export const files: Omit<Resources, 'entries'> & { entries: [string, Entry][] };
}
