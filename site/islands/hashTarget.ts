import { isNewVisit } from './isNewVisit.ts';

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox jumps to the target before the deferred styles change the page's height, so this scrolls to the target again.
  if (isNewVisit) target?.scrollIntoView(); // With behavior 'instant' Chromium would jump too far during its own smooth scroll.
  scrollRowToFeature();
}

/** Safari does not scroll the row of features if an edge of the target is visible. scrollIntoView() could stop the browser's own scroll of the page. */
function scrollRowToFeature(): void {
  const feature = document.querySelector<HTMLElement>('.feature:target');
  const firstInRow = document.querySelector<HTMLElement>('.features-row > *');
  if (feature && firstInRow)
    feature.parentElement?.scrollTo({ left: feature.offsetLeft - firstInRow.offsetLeft, behavior: 'instant' });
}

if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
addEventListener('hashchange', scrollRowToFeature);
