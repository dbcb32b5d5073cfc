import type { PageAssets } from './pageState.ts';

/**
 * Loads the whole style sheet beside the rules that the page came with: what the browser adds to the page
 * may need others. Where that fails, the page goes on with its own.
 */
export function loadWholeSheet({ styles, inlined }: PageAssets): Promise<void> {
  const [href] = styles;
  const inside = document.querySelector('style[data-precedence="site"]');
  if (!inlined || href === undefined || inside === null) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
    // Before the theme, whose layers have the same names.
    inside.after(link);
  });
}
