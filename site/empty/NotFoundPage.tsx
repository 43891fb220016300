import './NotFoundPage.css';

/** An address that leads nowhere has the header and the footer, and nothing else. */
export function Page() {
  return null;
}
