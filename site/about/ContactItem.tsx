const icons = {
  address: 'M12 22S4 15.5 4 9.5a8 8 0 0 1 16 0C20 15.5 12 22 12 22M9 9.5a3 3 0 0 0 6 0 3 3 0 0 0-6 0',
  phone: 'M4 3h4l2 5-3 2a13 13 0 0 0 7 7l2-3 5 2v4q0 2-2 2A17 17 0 0 1 2 5q0-2 2-2',
  email: 'M2 5h20v14H2zm0 1 10 8L22 6',
};

type Props = { icon: keyof typeof icons; label: string; text: string; href?: string };

export function ContactItem({ icon, label, text, href }: Props) {
  return (
    <li>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <span>
        <span className="visually-hidden">{label}: </span>
        {href ? <a href={href}>{text}</a> : text}
      </span>
    </li>
  );
}
