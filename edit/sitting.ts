import { randomBytes } from 'node:crypto';
import type { Published } from './messages.ts';

type Sitting = { token: string; last: Published | undefined };

const shared = globalThis as { editSitting?: Sitting };

/** What lasts until `npm run edit` is stopped: Vite reads the editor's code anew when a file of it has changed. */
export const sitting: Sitting = shared.editSitting ?? { token: randomBytes(24).toString('base64url'), last: undefined };
shared.editSitting = sitting;
