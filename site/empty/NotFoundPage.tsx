// The footer is in this page's first view; other pages get its styles after it.
import '../layout/Footer.deferred.css?first-view';
import './NotFoundPage.css';

export const Page = () => null;
