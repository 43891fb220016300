/** Resolves after the browser has drawn all changes, so that a press is shown before the work that follows it. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
