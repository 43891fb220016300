// Gives the header its night colours while a dark section is just below it. In Firefox and with reduced motion loader.ts imports this file, because CSS (Footer.deferred.css) does not do this there.
const header = document.querySelector('.header');
const nightSections = document.querySelectorAll('.how-it-works, .features, .score-board, .finale, .footer');
const sectionsBelowHeader = new Set<Element>();

const updateHeader: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) sectionsBelowHeader.add(target);
    else sectionsBelowHeader.delete(target);
  }
  header?.classList.toggle('header-by-night', sectionsBelowHeader.size > 0);
};
// Observes a strip just below the header, which is at most 73 px high. A link such as #feature scrolls its section's top into this strip.
const observer = new IntersectionObserver(updateHeader, { rootMargin: '-74px 0px -85%' });
for (const section of nightSections) observer.observe(section);
