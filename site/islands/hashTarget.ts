import { isNewVisit } from './isNewVisit.ts';

// Firefox jumps to the target before the deferred styles change the page's height, so this scrolls to the target again.
// With behavior 'instant' Chromium would jump too far during its own smooth scroll.
const showTarget = () => document.querySelector(':target')?.scrollIntoView();

if (isNewVisit) {
  if (document.readyState === 'complete') showTarget();
  else addEventListener('load', showTarget);
}
