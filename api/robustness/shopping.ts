import { setTimeout as wait } from 'node:timers/promises';
import type { TestShop } from '../testing/testShop.ts';
import { orderOf } from '../testing/testShop.ts';

interface Given {
  url: string;
  shop: TestShop;
  /** Of the administrator who changes prices. */
  password: string;
}

interface Read {
  path: string;
  price: number;
  /** Milliseconds since the process began. */
  begunAt: number;
}

interface Answer {
  status: number;
  body: string;
}

export type Shopping = Awaited<ReturnType<typeof shopping>>;

/** As long as the storefront waits for an answer. */
const PATIENCE_MS = 30_000;
const CUSTOMERS = 3;
const READERS = 3;
/** What the cap costs before the administrator comes; for a while it may be read afterwards. */
const OLD_PRICE = 490.9;
const FIRST_PRICE = 100_001;
const VOUCHER = { id: 'drift-taxi-1', quantity: 1, price: 5000 };
/** A write that got no answer may still be under way when it is repeated. */
const isPassing = (status: number, { method }: RequestInit = {}) =>
  status === 503 || (status === 409 && method === 'PATCH');
export const READ = ['/api/products', '/api/products/cap', '/product/cap', '/shop'];

/** Customers who order and repeat what has no answer, readers, and an administrator who changes a price. */
export async function shopping({ url, shop, password }: Given) {
  const orders = new Map<string, number>();
  const reads: Read[] = [];
  /** When each price was certainly replaced. */
  const prices = new Map<number, number>();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const done = {
    orders,
    reads,
    prices,
    statuses,
    faults,
    repeats: 0,
    slowestMs: 0,
    /** For how long a read's price had been replaced when it began, in milliseconds. */
    outdatedBy: ({ price, begunAt }: Read) =>
      Math.max(0, begunAt - (prices.get(price) ?? Number.POSITIVE_INFINITY)),
  };

  /** Null without an answer, as when the instance was killed. */
  async function ask(path: string, init: RequestInit = {}): Promise<Answer | null> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url + path, { ...init, signal })
      .then(async (got) => ({ status: got.status, headers: got.headers, body: await got.text() }))
      .catch(() => null);
    done.slowestMs = Math.max(done.slowestMs, performance.now() - begun);
    const { status = 0 } = answer ?? {};
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 503 && !answer?.headers.get('retry-after')) faults.push(`${path}: no time`);
    if (status >= 400 && !isPassing(status, init))
      faults.push(`${path}: ${status} ${answer?.body}`);
    return answer;
  }

  /** Asks until it succeeds. */
  async function insist(path: string, init?: RequestInit): Promise<string> {
    for (;;) {
      const answer = await ask(path, init);
      if (answer && answer.status < 300) return answer.body;
      if (answer && !isPassing(answer.status, init)) throw new Error(`${path}: ${answer.status}`);
      done.repeats += 1;
      await wait(200 + Math.random() * 300);
    }
  }
  const json = (method: string, body: object, headers: Record<string, string> = {}) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

  const credentials = { email: 'boss@example.com', password };
  const login = JSON.parse(await insist('/api/auth/login', json('POST', credentials)));
  const bearer = { authorization: `Bearer ${login.accessToken}` };

  async function customer(name: number, ended: AbortSignal): Promise<void> {
    const body = orderOf(shop, { items: [VOUCHER], total: 5129 });
    for (let at = 0; !ended.aborted; at += 1) {
      const key = `customer-${name}-${at}`;
      const init = json('POST', body, { 'idempotency-key': key });
      orders.set(key, JSON.parse(await insist('/api/orders', init)).orderId);
      // As when the answer got lost on its way.
      if (Math.random() < 0.1) {
        const again = JSON.parse(await insist('/api/orders', init)).orderId;
        if (again !== orders.get(key)) faults.push(`${key} is ${orders.get(key)} and ${again}`);
      }
      await wait(Math.random() * 400);
    }
  }

  async function administrator(ended: AbortSignal): Promise<void> {
    let price = FIRST_PRICE;
    await setPrice(price);
    prices.set(OLD_PRICE, performance.now());
    while (!ended.aborted) {
      await wait(200 + Math.random() * 1_000);
      price += 1;
      await setPrice(price);
      prices.set(price - 1, performance.now());
    }
  }

  /** Of two attempts of which the first has no answer, the second may change nothing. */
  const setPrice = (price: number) =>
    insist(`/api/products/${shop.cap}`, json('PATCH', { price }, bearer));

  async function reader(ended: AbortSignal): Promise<void> {
    for (let at = 0; !ended.aborted; at += 1) {
      const begunAt = performance.now();
      const path = READ[at % READ.length] ?? '';
      const answer = await ask(path);
      const [, price] = /"price":"?(490\.9|1\d{5})0?\b/.exec(answer?.body ?? '') ?? [];
      if (price) reads.push({ path, price: Number(price), begunAt });
      // A page leaves to the browser what it has waited for in vain.
      else if (answer?.status === 200 && path.startsWith('/api')) {
        faults.push(`${path}: no price in ${answer.body}`);
      }
      await wait(100 * Math.random());
    }
  }

  return {
    done,
    /** Until it is aborted; whatever has been begun is acknowledged in the end. */
    run: (ended: AbortSignal) =>
      Promise.all([
        ...Array.from({ length: CUSTOMERS }, (_, name) => customer(name, ended)),
        ...Array.from({ length: READERS }, () => reader(ended)),
        administrator(ended),
      ]),
    /** What each instance answers to who was signed in, before and after signing out of one. */
    async signOut(): Promise<number[]> {
      const path = `${url}/api/auth/me`;
      const askEach = () => Promise.all([1, 2, 3].map(() => fetch(path, { headers: bearer })));
      const before = await askEach();
      await insist('/api/auth/logout', json('POST', {}, bearer));
      return [...before, ...(await askEach())].map(({ status }) => status);
    },
    figures: () => ({
      orders: orders.size,
      prices: prices.size,
      reads: reads.length,
      repeats: done.repeats,
      slowestMs: done.slowestMs,
      faults,
      statuses: Object.fromEntries(statuses),
      mostOutdatedMs: Math.max(...reads.map(done.outdatedBy)),
    }),
  };
}
