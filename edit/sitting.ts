import { randomBytes } from 'node:crypto';
import type { Decisions, Published } from './messages.ts';

type Sitting = { token: string; last: Published | undefined; decisions: Decisions };

const shared = globalThis as { editSitting?: Sitting };

/**
 * State until `npm run edit` is stopped. It is global, because Vite reloads the editor's code when a file of it
 * changes.
 */
shared.editSitting ??= { token: randomBytes(24).toString('base64url'), last: undefined, decisions: {} };
export const sitting = shared.editSitting;
