import './AskAFriend.deferred.css';
import type { Content } from '../../content/schema.ts';
import { whatsAppLink } from './whatsAppLink.ts';

type Props = {
  content: Content;
  /** What the friend is asked to play. */
  game: string;
  address: string | undefined;
};

export function AskAFriend({ content: { courts, site }, game, address }: Props) {
  const message = courts.message.replace('{game}', game);
  return (
    <a
      className="ask-a-friend"
      href={whatsAppLink(message, address)}
      target="_blank"
      rel="noopener"
      aria-label={`${courts.ask} ${message}, ${site.footer.newTab}`}
    >
      <b>{courts.ask}</b> <span>{message}</span>
    </a>
  );
}
