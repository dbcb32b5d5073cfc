/**
 * What a page loads first of its scripts: it loads the others once the page's pictures and fonts are there,
 * which would share a slow line with them. A page can be read and its forms sent before. The first
 * interaction, or a long wait, loads the scripts at once.
 */
const LONGEST_WAIT_MS = 4_000;
/** Not pointermove: browsers invent one when a page is there. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

let hasBegun = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const interaction of INTERACTIONS) removeEventListener(interaction, begin);
  const { modules = '' } = document.querySelector<HTMLElement>('[data-modules]')?.dataset ?? {};
  const files = modules.split(' ');
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import(/* @vite-ignore */ files[0] ?? '');
}

const PAINT = 'largest-contentful-paint';

/** Begins when the page's largest part is on the screen; where browsers don't say so, in a later frame. */
function beginOnceSeen(): void {
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) {
    new PerformanceObserver(begin).observe({ type: PAINT, buffered: true });
  } else requestAnimationFrame(() => requestAnimationFrame(begin));
}

for (const interaction of INTERACTIONS) addEventListener(interaction, begin, { passive: true });
// Pages in the background are never painted.
setTimeout(begin, LONGEST_WAIT_MS);
if (document.readyState === 'complete') beginOnceSeen();
else addEventListener('load', beginOnceSeen);

export {};
