import type { Decisions, PublishResult } from './messages.ts';

type Session = { lastResult: PublishResult | undefined; decisions: Decisions };

const shared = globalThis as { editSession?: Session };

/** State until `npm run edit` stops. It is global, because Vite reloads the editor's code when a file of it changes. */
shared.editSession ??= { lastResult: undefined, decisions: {} };
export const session = shared.editSession;
