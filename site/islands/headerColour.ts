const header = document.querySelector('.header');
const nightSections = [...document.querySelectorAll('.how-it-works, .features, .score-board, .finale, .footer')];

/** At 75 px, because the header is at most 73 px high. */
const isBelowHeader = (section: Element) => {
  const { top, bottom } = section.getBoundingClientRect();
  return top < 75 && bottom > 75;
};
const updateHeader = () => header?.classList.toggle('header-by-night', nightSections.some(isBelowHeader));

updateHeader();
addEventListener('scroll', updateHeader);
