/** Resolves after the browser has drawn all changes, so that a press shows before slow work starts. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
