/** A *.deferred.css file imported with ?first-view belongs to the page's first view and is not deferred. */
declare module '*?first-view';
