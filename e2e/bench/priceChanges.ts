import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../support/passing.ts';

const PRODUCT = 'drift-taxi-1';
const FIRST_PRICE = 3_001;
/** The most that a changed price may take to be seen. */
const SEEN_MS = 1_000;

const PLACES = [
  `/product/${PRODUCT}`,
  '/shop',
  `/api/products/${PRODUCT}`,
  '/api/products',
].flatMap((path) => ['cs', 'en'].map((language) => ({ path, language })));

/** Changes a price, and measures when visitors see it. */
export async function priceChanges(base: string, authorization: string) {
  const { id } = JSON.parse((await ask(base, `/api/products/${PRODUCT}`)).text);
  /** Prices with the moment when their change was answered. */
  const changes: { price: number; at: number }[] = [];
  const seenAfter: number[] = [];
  let outdated = 0;
  let asked = 0;
  let last = Promise.resolve();

  const change = async (price: number) => {
    const sentAt = performance.now();
    const { status } = await ask(base, `/api/products/${id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    });
    if (status !== 200) throw new Error(`The price was not changed: ${status}.`);
    changes.push({ price, at: performance.now() });
    const seen = PLACES.map(async ({ path, language }) => {
      const headers = {
        cookie: `language=${language}`,
        'accept-language': language,
        'accept-encoding': 'br',
      };
      while (!shows((await ask(base, path, { headers })).text, price)) await wait(2);
    });
    await Promise.all(seen);
    seenAfter.push(performance.now() - sentAt);
  };

  return {
    /** Looks at the answers of a replay for prices that had been changed before. */
    look: {
      path: `/api/products/${PRODUCT}`,
      at(text: string, sentAt: number) {
        const known = changes.findLastIndex(({ at }) => at + SEEN_MS < sentAt);
        const current = changes.slice(known);
        if (known >= 0 && !current.some(({ price }) => shows(text, price))) outdated += 1;
      },
    },
    /** Changes the price, and waits until it is seen everywhere; one change follows another. */
    change() {
      const price = FIRST_PRICE + asked;
      asked += 1;
      last = last.then(() => change(price));
    },
    /** What was seen of all changes, the fastest first. */
    async seen() {
      await last;
      return { seenAfter: seenAfter.sort((a, b) => a - b), outdated };
    },
  };
}

/** Pages write thousands with a space that doesn't break, or a comma. */
const shows = (text: string, price: number): boolean =>
  text.replace(/(?<=\d)[\u00a0\u202f ,](?=\d{3}\b)/g, '').includes(String(price));
