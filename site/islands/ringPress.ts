// On slow phones an animation that still runs (Ring.deferred.css) would delay the press by two frames.
addEventListener('pointerdown', ({ target }) => {
  const sheet = (target as Element).closest('.ring:not(:checked)')?.closest('.has-ring');
  sheet?.getAnimations({ subtree: true }).forEach((animation) => {
    animation.cancel();
  });
});
