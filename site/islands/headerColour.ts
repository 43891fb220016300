// Gives the header its night colours while a dark section is behind or just below it. loader.ts imports this where CSS does not.
const header = document.querySelector('.header');
const nightSections = document.querySelectorAll('.how-it-works, .features, .score-board, .finale, .footer');
const sectionsAtHeader = new Set<Element>();

const updateHeader: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) sectionsAtHeader.add(target);
    else sectionsAtHeader.delete(target);
  }
  header?.classList.toggle('header-by-night', sectionsAtHeader.size > 0);
};
// Observes what is just below the header, which is 73 px high: where a link such as #feature shows the top of its section.
const observer = new IntersectionObserver(updateHeader, { rootMargin: '-74px 0px -85%' });
for (const section of nightSections) observer.observe(section);
