/** Styles of a *.deferred.css in a page whose first view they belong to. */
declare module '*?first-view';
