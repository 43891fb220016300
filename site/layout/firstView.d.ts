/** A *.deferred.css that belongs to a page's first view. */
declare module '*?first-view';
