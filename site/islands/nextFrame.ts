/** Resolves after the browser has drawn all changes, so that visitors see the effect of a press before slow work starts. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
