/** Whether the visitor asks for reduced motion. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
