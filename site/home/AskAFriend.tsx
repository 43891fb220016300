import './AskAFriend.deferred.css';
import type { Content } from '../../content/schema.ts';
import { whatsAppLink } from './whatsAppLink.ts';

type Props = {
  content: Content;
  /** What the friend is asked to play. */
  game: string;
  address: string | undefined;
  /** Without it the message is shown by islands/courts/people.ts, which knows the court's own. */
  shown?: boolean;
};

export function AskAFriend({ content: { courts, site }, game, address, shown }: Props) {
  const message = courts.message.replace('{game}', game);
  return (
    <a
      className="ask-a-friend"
      href={whatsAppLink(message, address)}
      target="_blank"
      rel="noopener"
      aria-label={`${courts.ask}${shown ? ` ${message}` : ''}, ${site.footer.newTab}`}
    >
      <b>{courts.ask}</b> {shown ? <span>{message}</span> : null}
    </a>
  );
}
