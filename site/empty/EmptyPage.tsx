// The footer is in this page's first view; other pages get its styles after it.
import '../layout/Footer.deferred.css?first-view';

/** /article and /feature: routed, and empty until there is something to read. */
export const Page = () => <main id="main" />;
