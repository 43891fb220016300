import './NotFoundPage.css';

/** The footer tells what is wrong. */
export function Page() {
  return null;
}
