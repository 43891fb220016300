// The footer is in this page's first view, so its styles are not deferred.
import '../layout/Footer.deferred.css?first-view';
import './NotFoundPage.css';

/** The words and the link are in the footer: layout/FooterCourt.tsx. */
export const Page = () => null;
