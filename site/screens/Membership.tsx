import './Membership.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Phone, Tabs } from './Phone.tsx';
import { Row } from './Row.tsx';

type CardProps = { card: Content['evening']['membership']['card']; holder?: string };

export function MembershipCard({ card, holder }: CardProps) {
  return (
    <div className={`membership-card on-${card.floor}`} aria-hidden="true">
      <i className="phone-court" />
      <div className="phone-strong">{card.brand}</div>
      <div className="phone-title">{holder ?? card.holder}</div>
      {holder ? null : <div>{card.number}</div>}
      <div className="ball" />
    </div>
  );
}

export function Membership({ evening }: { evening: Content['evening'] }) {
  const { card, perks, clock, title, codeHint } = evening.membership;
  return (
    <Phone screenClass="membership" clock={clock} head={<div className="phone-title">{title}</div>}>
      <MembershipCard card={card} />
      <div className="list">
        <div className="card membership-code-card phone-quiet">
          <div className="membership-code" />
          {codeHint}
        </div>
        {perks.map(({ title: name, text }) => (
          <Row key={name} start={<div className="membership-icon" />} name={name} text={text} />
        ))}
      </div>
      <Tabs evening={evening} current="you" />
    </Phone>
  );
}
