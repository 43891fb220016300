// The footer is in this page's first view, so its styles are not deferred.
import '../layout/Footer.deferred.css?first-view';
import './NotFoundPage.css';

export const Page = () => null;
