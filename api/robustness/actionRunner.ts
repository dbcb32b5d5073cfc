import { pragueToday } from '../contract/dates.ts';
import { toCrowns } from '../contract/money.ts';
import type { OrderCreated, StatementOutcome } from '../contract/types.ts';
import { newOrderSymbol, orderOf, type TestShop } from '../testing/testShop.ts';
import { fioCsv } from '../testing/testStatements.ts';
import type { ShopAction, ShopActionOf } from './shopActions.ts';

interface CommandContext {
  shop: TestShop;
  token: string;
  address(): Promise<string>;
}

/** What the server has acknowledged. */
export interface Done {
  /** The id of each key's order. */
  orders: Map<string, number>;
  /** By what its source calls it. */
  payments: Map<string, { orderId: number; halere: number }>;
  counts: Record<ShopAction['kind'], number>;
  /** How many requests had no answer. */
  repeats: number;
}

interface Known {
  id: number;
  total: number;
  /** What is certainly there: acknowledged payments without refunds that may have begun. */
  kept: number;
}

/** What is done instead of a payment as long as there is no order. */
const FIRST = { kind: 'checkout', caps: 1, rides: 1 } as const;
const ATTEMPTS = 10;
const PATIENCE_MS = 20_000;
const PRICES = { ride: 500_000, cap: 49_090, parcel: 12_900 };

/** Customers and administrators who repeat what has no answer, with the same key. */
export function createActionRunner({ shop, token, address }: CommandContext) {
  const counts = { checkout: 0, payment: 0, statement: 0, refund: 0 };
  const done: Done = { orders: new Map(), payments: new Map(), counts, repeats: 0 };
  const known: Known[] = [];

  /** Sends until an answer comes; throws on one that is neither a success nor a 503. */
  async function send<Body>(path: string, body: object, key = ''): Promise<Body> {
    const isForm = body instanceof FormData;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await address()
        .then((url) =>
          fetch(`${url}/api${path}`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              ...(!isForm && { 'content-type': 'application/json' }),
              ...(key && { 'idempotency-key': key }),
            },
            body: isForm ? body : JSON.stringify(body),
            signal: AbortSignal.timeout(PATIENCE_MS),
          }),
        )
        .then(async (got) => ({ ok: got.ok, status: got.status, text: await got.text() }))
        .catch(() => null);
      if (answer?.ok) return JSON.parse(answer.text);
      // A busy server asks for it to be repeated.
      if (answer && answer.status !== 503) {
        throw new Error(`${path}: ${answer.status} ${answer.text}`);
      }
      done.repeats += 1;
    }
    throw new Error(`${path} has no answer.`);
  }

  /** Sends twice where the first answer gets lost on its way. */
  async function sendTwiceIfLost<Body>(
    { isAnswerLost }: ShopAction,
    ask: () => Promise<Body>,
  ): Promise<Body> {
    if (isAnswerLost) await ask();
    return ask();
  }

  async function checkout(action: ShopActionOf<'checkout'>, key: string): Promise<void> {
    const { caps, rides } = action;
    const total = rides * PRICES.ride + caps * PRICES.cap + PRICES.parcel;
    const body = orderOf(shop, {
      items: [
        { id: shop.voucher, quantity: rides, price: toCrowns(PRICES.ride) },
        ...(caps > 0 ? [{ id: shop.cap, quantity: caps, price: toCrowns(PRICES.cap) }] : []),
      ],
      total: toCrowns(total),
    });
    const { orderId } = await sendTwiceIfLost(action, () =>
      send<OrderCreated>('/orders', body, key),
    );
    done.orders.set(key, orderId);
    known.push({ id: orderId, total, kept: 0 });
  }

  async function pay(action: ShopActionOf<'payment'>, key: string): Promise<void> {
    const [order, halere] = partOf(known, action, ({ total }) => total);
    if (!order) return;
    const body = noted(order, halere, key);
    await sendTwiceIfLost(action, () => send('/payments', body));
    book(order, key, halere);
  }

  async function importStatement(action: ShopActionOf<'statement'>, at: number): Promise<void> {
    const movements = action.movements.flatMap((movement, index) => {
      const [order, halere] = partOf(known, movement, ({ total }) => total);
      return order ? [{ order, halere, id: String(1_000 + at * 10 + index) }] : [];
    });
    if (movements.length === 0) return;
    const file = fioCsv(
      movements.map(({ order, ...row }) => ({ ...row, symbol: newOrderSymbol(order.id) })),
    );
    const decisions = movements.map(({ order, id }) => ({ external_id: id, order_id: order.id }));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'movements.csv');
    form.append('decisions', JSON.stringify(decisions));
    const outcome = await sendTwiceIfLost(action, () =>
      send<StatementOutcome>('/payments/statements', form),
    );
    if (outcome.booked + outcome.known !== movements.length) {
      throw new Error(`A statement: ${JSON.stringify(outcome)}`);
    }
    for (const { order, id, halere } of movements) book(order, id, halere);
  }

  async function refund(action: ShopActionOf<'refund'>, key: string): Promise<void> {
    const [order, halere] = partOf(known, action, ({ kept }) => kept);
    if (!order) return;
    order.kept -= halere;
    const body = noted(order, halere, key);
    await sendTwiceIfLost(action, () => send('/payments/refunds', body));
    done.payments.set(key, { orderId: order.id, halere: -halere });
  }

  function book(order: Known, externalId: string, halere: number): void {
    done.payments.set(externalId, { orderId: order.id, halere });
    order.kept += halere;
  }

  return {
    done,
    /** Repeats the action until the server has acknowledged it. */
    async act(action: ShopAction, at: number): Promise<void> {
      counts[action.kind] += 1;
      const key = `${action.kind}-${at}`;
      if (action.kind === 'checkout') await checkout(action, key);
      else if (known.length === 0)
        await checkout({ ...FIRST, isAnswerLost: action.isAnswerLost }, key);
      else if (action.kind === 'payment') await pay(action, key);
      else if (action.kind === 'statement') await importStatement(action, at);
      else await refund(action, key);
    },
  };
}

/** What a person notes today. */
const noted = ({ id }: Known, halere: number, key: string) => ({
  order_id: id,
  amount: toCrowns(halere),
  received_on: pragueToday(new Date()),
  key,
});

/** One of the orders that have something of this sum, and a share of it in haléře. */
function partOf(
  known: readonly Known[],
  { which, share }: { which: number; share: number },
  sumOf: (order: Known) => number,
): [order: Known | undefined, halere: number] {
  const some = known.filter((order) => sumOf(order) > 0);
  const order = some[which % some.length];
  return [order, order ? Math.ceil((sumOf(order) * share) / 100) : 0];
}
