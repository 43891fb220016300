import './AskAFriend.deferred.css';
import type { Content } from '../../content/schema.ts';
import { whatsAppLink } from './whatsAppLink.ts';

type Props = {
  content: Content;
  /** What the friend is asked to play. */
  game: string;
  address: string | undefined;
  /** In place of the words that ask. */
  words?: { ask: string; message: string };
  className?: string;
};

export function AskAFriend({ content: { courts, site }, game, address, words = courts, className = '' }: Props) {
  const message = words.message.replace('{game}', game);
  return (
    <a
      className={`ask-a-friend ${className}`.trim()}
      href={whatsAppLink(message, address)}
      target="_blank"
      rel="noopener"
      aria-label={`${words.ask} ${message}, ${site.footer.newTab}`}
    >
      <b>{words.ask}</b> <span>{message}</span>
    </a>
  );
}
