import './Membership.deferred.css';
import type { Content } from '../../content/schema.ts';
import { BadmintonCourt, Phone, Tabs } from './Phone.tsx';
import { Row } from './Row.tsx';

const icons = [
  'M5 21V3M5 4h14l-4 5 4 5H5',
  'M4 21v-9h16v9zM4 16q4 3 8 0t8 0M12 12V7M12 2v2',
  'M3 20h18M12 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M12 8v4',
  'M5 12a7 7 0 1 1 2 5M5 6v6h6',
];

export function MembershipCard({ evening }: { evening: Content['evening'] }) {
  const { card } = evening.membership;
  return (
    <div className={`membership-card on-${card.floor}`} aria-hidden="true">
      <BadmintonCourt />
      <div className="phone-strong">{card.brand}</div>
      <div className="phone-title">{card.holder}</div>
      <div>{card.number}</div>
      <div className="ball" />
    </div>
  );
}

export function Membership({ evening }: { evening: Content['evening'] }) {
  const { perks, clock, title, counter } = evening.membership;
  return (
    <Phone screen="membership" clock={clock} head={<div className="phone-title">{title}</div>}>
      <MembershipCard evening={evening} />
      <div className="list">
        <div className="card phone-quiet">
          <div className="membership-code" />
          {counter}
        </div>
        {perks.map((perk, index) => (
          <Row
            key={perk.title}
            start={
              <svg className="membership-icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={icons[index]} />
              </svg>
            }
            name={perk.title}
            text={perk.text}
          />
        ))}
      </div>
      <Tabs evening={evening} current={3} />
    </Phone>
  );
}
