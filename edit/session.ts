import type { Decisions, PublishResult } from './messages.ts';

type Session = { last: PublishResult | undefined; decisions: Decisions };

const shared = globalThis as { editSession?: Session };

/**
 * State until `npm run edit` is stopped. It is global, because Vite reloads the editor's code when a file of it
 * changes.
 */
shared.editSession ??= { last: undefined, decisions: {} };
export const session = shared.editSession;
