import './AskAFriend.deferred.css';
import type { Content } from '../../content/schema.ts';

type Props = {
  content: Content;
  /** What is played, for {game} in the message: "badminton". */
  game: string;
  /** The court's full URL, if SITE_URL is set. */
  url?: string | undefined;
  words?: { ask: string; message: string };
  className?: string;
};

/** wa.me without a number lets the visitor choose the recipient. */
export function AskAFriend({ content: { courts, site }, game, url = '', words = courts, className = '' }: Props) {
  const message = words.message.replace('{game}', game);
  return (
    <a
      className={`ask-a-friend ${className}`.trim()}
      href={`https://wa.me/?text=${encodeURIComponent(`${message} ${url}`.trim())}`}
      target="_blank"
      rel="noopener"
      aria-label={`${words.ask} ${message}, ${site.footer.newTab}`}
    >
      <b>{words.ask}</b> <span>{message}</span>
    </a>
  );
}
