// Gives the header its night colours while a dark section is behind it. loader.ts imports this where CSS does not.
const header = document.querySelector('.header');
const nightSections = document.querySelectorAll('.how-it-works, .features, .score-board, .finale, .footer');
const sectionsBehindHeader = new Set<Element>();

const updateHeader: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) sectionsBehindHeader.add(target);
    else sectionsBehindHeader.delete(target);
  }
  header?.classList.toggle('header-by-night', sectionsBehindHeader.size > 0);
};
// Observes the top 5% of the window, which are behind the header.
const observer = new IntersectionObserver(updateHeader, { rootMargin: '0px 0px -95%' });
for (const section of nightSections) observer.observe(section);
