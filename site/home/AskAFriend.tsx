import './AskAFriend.deferred.css';
import type { Content } from '../../content/schema.ts';

type Props = {
  content: Content;
  game: string;
  url?: string | undefined;
};

/** wa.me without a number lets the visitor choose the recipient. */
export function AskAFriend({ content: { courts, site }, game, url = '' }: Props) {
  const links = [
    { className: 'when-free', label: courts.ask, text: courts.message },
    { className: 'when-taken', label: courts.taken.tell, text: courts.taken.message },
  ];
  return links.map(({ className, label, text }) => {
    const message = text.replace('{game}', game);
    return (
      <a
        key={className}
        className={`ask-a-friend ${className}`}
        href={`https://wa.me/?text=${encodeURIComponent(`${message} ${url}`.trim())}`}
        target="_blank"
        rel="noopener"
        aria-label={`${label} ${message}, ${site.footer.newTab}`}
      >
        <b>{label}</b> <span>{message}</span>
      </a>
    );
  });
}
