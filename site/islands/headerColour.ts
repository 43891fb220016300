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
// Observes a strip that begins below the header. The header is at most 73 px high.
const observer = new IntersectionObserver(updateHeader, { rootMargin: '-74px 0px -85%' });
for (const section of nightSections) observer.observe(section);
