import '../layout/Footer.deferred.css?first-view';

/** /article and /feature: the specification wants them empty. */
export const Page = () => <main id="main" />;
