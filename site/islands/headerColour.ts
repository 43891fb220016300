// Gives the header its night colours over dark sections, where Footer.deferred.css does not animate them: in browsers without
// scroll timelines (Firefox) and with reduced motion.
const header = document.querySelector('.header');
const nightSections = document.querySelectorAll('.how-it-works, .features, .score-board, .finale, .footer');
const sectionsBehindHeader = new Set<Element>();
const isAnimated =
  CSS.supports('(animation-timeline: view()) and (timeline-scope: --night-end)') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

if (header && !isAnimated) {
  const updateHeader: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) sectionsBehindHeader.add(target);
      else sectionsBehindHeader.delete(target);
    }
    header.classList.toggle('header-by-night', sectionsBehindHeader.size > 0);
  };
  // Observes the top 5% of the window, which are behind the header.
  const observer = new IntersectionObserver(updateHeader, { rootMargin: '0px 0px -95%' });
  for (const section of nightSections) observer.observe(section);
}
