import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../support/passing.ts';

const PRODUCT = 'drift-taxi-1';
const CHANGE_EVERY_MS = 2_000;
/** The most that a changed price may take to be seen. */
const SEEN_MS = 1_000;

const PLACES = [
  `/product/${PRODUCT}`,
  '/shop',
  `/api/products/${PRODUCT}`,
  '/api/products',
].flatMap((path) => ['cs', 'en'].map((language) => ({ path, language })));

/** Changes a price every few seconds, and measures when visitors see it. */
export async function priceChanges(base: string, authorization: string) {
  const { id } = JSON.parse((await ask(base, `/api/products/${PRODUCT}`)).text);
  /** Prices with the moment when their change was answered. */
  const changes: { price: number; at: number }[] = [];
  const seenAfter: number[] = [];
  let outdated = 0;

  const change = async (price: number) => {
    const sentAt = performance.now();
    const { status } = await ask(base, `/api/products/${id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    });
    if (status !== 200) throw new Error(`The price was not changed: ${status}.`);
    changes.push({ price, at: performance.now() });
    for (const { path, language } of PLACES) {
      const headers = {
        cookie: `language=${language}`,
        'accept-language': language,
        'accept-encoding': 'br',
      };
      while (!shows((await ask(base, path, { headers })).text, price)) await wait(2);
    }
    seenAfter.push(performance.now() - sentAt);
  };

  return {
    /** Looks at the answers of a replay for prices that had been changed before. */
    look: {
      path: `/api/products/${PRODUCT}`,
      at(text: string, sentAt: number) {
        const known = changes.findLastIndex(({ at }) => at + SEEN_MS < sentAt);
        if (known >= 0 && !changes.slice(known).some(({ price }) => shows(text, price)))
          outdated += 1;
      },
    },
    /** Begins; the returned function ends it, and returns what was seen. */
    start() {
      const stopping = new AbortController();
      const running = (async () => {
        for (let price = 3_001; !stopping.signal.aborted; price += 1) {
          await change(price);
          await wait(CHANGE_EVERY_MS, undefined, { signal: stopping.signal }).catch(
            () => undefined,
          );
        }
      })();
      return async () => {
        stopping.abort();
        await running;
        return { seenAfter: seenAfter.sort((a, b) => a - b), outdated };
      };
    },
  };
}

/** Pages write thousands with a space that doesn't break, or a comma. */
const shows = (text: string, price: number): boolean =>
  text.replace(/(?<=\d)[\u00a0\u202f ,](?=\d{3}\b)/g, '').includes(String(price));
