import type { ContactMessage } from '../../contract/contact.ts';
import { elapsedField, honeypotField } from '../../contract/contactState.ts';
import type { Messages } from '../store/messages.ts';
import type { Input } from './body.ts';

const minElapsedMs = 3000;
const linkMarkup = /<a\s+href|\[(?:url|link)[=\]]/i;
/** Shorter texts, such as a greeting, may be the same by chance. */
const minComparedCharacters = 20;
const dayMs = 86_400_000;
const maxComparedMessages = 300;

/** Signs of spam only mark a message, except the filled hidden field (honeypot), which prevents its delivery. */
export async function checkForSpam(messages: Messages, input: Input, message: ContactMessage, now: number) {
  const { name, message: text } = message;
  const isComparable = text.length >= minComparedCharacters;
  const otherSenderCount = isComparable
    ? await messages.countOtherSendersOfText(message, now - dayMs, maxComparedMessages)
    : 0;
  const isQuarantined = isFilled(input[honeypotField]);
  const reasons = [
    isQuarantined && 'hidden field filled in',
    isTooFast(input[elapsedField]) && `sent within ${minElapsedMs / 1000} seconds`,
    linkMarkup.test(`${name}\n${text}`) && 'link markup',
    otherSenderCount >= 2 && 'same text from 3 senders',
  ];
  return { spamReasons: reasons.filter(Boolean).join(', '), isQuarantined };
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function isTooFast(elapsed: unknown): boolean {
  const hasElapsed = typeof elapsed === 'number' || isFilled(elapsed);
  return hasElapsed && Number(elapsed) >= 0 && Number(elapsed) < minElapsedMs;
}
