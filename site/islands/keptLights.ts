// Stands in the head of every page, so that a page whose lights were switched is never painted the other way first.
try {
  if (sessionStorage.getItem('lights')) document.documentElement.dataset['lights'] = '';
} catch {
  // Storage may be forbidden; then the switch is one page's alone.
}
