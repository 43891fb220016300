/** Resolves when the browser has drawn what was changed until now: a press is shown before the work that follows it. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
