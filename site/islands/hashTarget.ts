import { isNewVisit } from './isNewVisit.ts';

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox jumps to the target before the deferred styles change the page's height, so this scrolls to the target again.
  if (isNewVisit) target?.scrollIntoView(); // With behavior 'instant' Chromium would jump too far during its own smooth scroll.
}

if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
