import type { BuiltSite } from '../../contract/contactState.ts';
import { schemaVersion } from '../store/schema.ts';

/** What runs here: for the log and the metrics. */
export const versionsOf = ({ build }: BuiltSite, { version }: { version: string }): Record<string, string> => ({
  version,
  build,
  node: process.versions.node,
  schema: String(schemaVersion),
});
