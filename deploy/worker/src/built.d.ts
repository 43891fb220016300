/** The types of the module that ssg/worker/buildWorker.ts writes; `files` come without their bytes. */
declare module 'site:built' {
  type VariantInfo = import('../../../server/http/static/resources.ts').VariantInfo;
  type AddressEntry = import('../../../server/http/static/resources.ts').AddressEntry<VariantInfo>;
  type Resources = import('../../../server/http/static/resources.ts').Resources<VariantInfo>;
  type RenderBundle = import('../../../server/pages/builtSite.ts').RenderBundle;
  export const pages: RenderBundle['pages'];
  export const render: RenderBundle['render'];
  export const renderData: import('../../../server/pages/builtSite.ts').RenderData;
  export const files: Omit<Resources, 'entries'> & { entries: [string, AddressEntry][] };
}
