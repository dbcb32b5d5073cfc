import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../support/rawHttp.ts';

const PRODUCT = 'drift-taxi-1';
const FIRST_PRICE = 3_001;
/** The most that a changed price may take to be seen. */
const SEEN_MS = 1_000;
/** Often enough, without taking the processor from what is measured. */
const LOOK_EVERY_MS = 10;

const PLACES = [`/product/${PRODUCT}`, `/api/products/${PRODUCT}`].flatMap((path) =>
  ['cs', 'en'].map((language) => ({ path, language })),
);

/** Milliseconds from the sending of a change. */
interface SeenChange {
  /** When it was answered. */
  answered: number;
  /** When the former price was asked for last, on a page or in an answer. */
  former: number;
  /** When all of them showed the new one. */
  seen: number;
}

/** Changes a price, and measures until when visitors get the former one. */
export async function priceChanges(base: string, authorization: string) {
  const { id } = JSON.parse((await ask(base, `/api/products/${PRODUCT}`)).text);
  /** Prices with the moment when their change was answered. */
  const changes: { price: number; answeredAt: number }[] = [];
  const measured: SeenChange[] = [];
  let outdated = 0;
  let asked = 0;
  let last = Promise.resolve();

  const change = async (price: number) => {
    const sentAt = performance.now();
    const passed = () => performance.now() - sentAt;
    const found = { answered: 0, former: 0, seen: 0 };
    const current = { price, answeredAt: Number.POSITIVE_INFINITY };
    changes.push(current);
    const write = ask(base, `/api/products/${id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    }).then(({ status }) => {
      if (status !== 200) throw new Error(`The price was not changed: ${status}.`);
      found.answered = passed();
      current.answeredAt = performance.now();
    });
    const looks = PLACES.map(async ({ path, language }) => {
      const headers = {
        cookie: `language=${language}`,
        'accept-language': language,
        'accept-encoding': 'br',
      };
      for (let at = passed(); ; at = passed()) {
        if (shows((await ask(base, path, { headers })).text, price)) break;
        found.former = Math.max(found.former, at);
        await wait(LOOK_EVERY_MS);
      }
      found.seen = Math.max(found.seen, passed());
    });
    await Promise.all([write, ...looks]);
    measured.push(found);
  };

  return {
    /** Looks at the answers of a replay for prices that had been changed before. */
    look: {
      path: `/api/products/${PRODUCT}`,
      at(text: string, at: number) {
        const known = changes.findLastIndex(({ answeredAt }) => answeredAt + SEEN_MS < at);
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
    /** What was measured, and how many visits got a price that had been changed a second before. */
    async seen() {
      await last;
      return { measured, outdated };
    },
  };
}

/** Pages write thousands with a space that doesn't break, or a comma. */
const shows = (text: string, price: number): boolean => {
  const [thousands, rest] = [Math.floor(price / 1000), String(price).slice(-3)];
  return ['', '\u00a0', ','].some((mark) => text.includes(`${thousands}${mark}${rest}`));
};
