import '../layout/Footer.deferred.css?first-view';
import './NotFoundPage.css';

/** There is no <main>: the message and the link home are in the footer (layout/FooterCourt.tsx). */
export const Page = () => null;
