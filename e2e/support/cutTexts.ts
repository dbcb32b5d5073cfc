import type { Page } from 'playwright/test';

/** Texts that are wider than the page, or that a part around them shows only half of. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const box = around.getBoundingClientRect();
        // What is for screen readers alone is a pixel wide.
        if (overflowX === 'visible' || box.width <= 1 || width === 0) continue;
        const isSeen = left < box.right && right > box.left;
        if (isSeen && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) cut.push('the page');
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const text = textContent?.trim();
      if (text && parentElement?.checkVisibility() && isCut(walker.currentNode)) cut.push(text);
    }
    return cut;
  });
