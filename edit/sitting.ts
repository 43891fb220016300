import { randomBytes } from 'node:crypto';
import type { Decisions, Published } from './messages.ts';

type Sitting = { token: string; last: Published | undefined; decisions: Decisions };

const shared = globalThis as { editSitting?: Sitting };

/** What lasts until `npm run edit` is stopped: Vite reads the editor's code anew when a file of it has changed. */
shared.editSitting ??= { token: randomBytes(24).toString('base64url'), last: undefined, decisions: {} };
export const sitting = shared.editSitting;
