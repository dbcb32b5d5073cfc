import { orderedByTransfer } from '../support/orders.ts';
import { awake, expect, test } from '../support/test.ts';

/** What WCAG 1.4.12 lets readers set. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** How far the page, or a number that has to be typed, is over the edge of what is around it. */
const beyond = (selector: string) => {
  const around = document.querySelector(selector)?.getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const ends = [...document.querySelectorAll(`${selector} dd > *`)].map(
    (part) => part.getBoundingClientRect().right - (around?.right ?? 0),
  );
  return Math.max(scrollWidth - clientWidth, ...ends);
};

test.use({ bypassCSP: true, viewport: { width: 320, height: 640 }, changesWidth: true });

test('bank details fit into 320 pixels, on a phone with letters spaced apart, and on paper', async ({
  page,
  request,
}) => {
  await page.goto(`${await orderedByTransfer(request)}?lang=cs`);
  await awake(page);
  const details = '#pay section';
  const isOver = () => page.evaluate(beyond, details);
  expect(await isOver(), '320 pixels').toBeLessThanOrEqual(0);

  // Half of an A4 page has place for the numbers, none of which is broken or covered.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1050 });
  for (const number of ['2700017005/9999', /^\d{10}$/]) {
    const shown = page.locator(`${details} dd span`).filter({ hasText: number, visible: true });
    const { height = 0, x = 0, width = 0 } = (await shown.first().boundingBox()) ?? {};
    expect(height, `${number} on one line`).toBeLessThan(30);
    const code = await page.locator(`${details} figure svg`).boundingBox();
    const isBeside = x + width <= (code?.x ?? 0);
    const isAbove = ((await shown.first().boundingBox())?.y ?? 0) + height <= (code?.y ?? 0);
    expect(isBeside || isAbove, `${number} is not under the code`).toBe(true);
  }

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: SPACED });
  await expect.poll(isOver, 'spaced').toBeLessThanOrEqual(0);
});
