import { formatOrderNumber } from '../../../contract/orders.ts';
import { type CardProvider, ProviderRefused, ProviderUnreachable } from './provider.ts';

/** Customers wait for the answer. */
const TIMEOUT_MS = 8_000;

/** A payment that is only authorised is not taken yet. */
const STATES = {
  PENDING: 'pending',
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELLED: 'cancelled',
} as const;

const isKnown = (text: string): text is keyof typeof STATES => Object.hasOwn(STATES, text);

interface Account {
  merchant: string;
  secret: string;
  /** Whether no money moves. */
  test: boolean;
  url: string;
}

/** Comgate's payment gateway by its protocol of version 1.0: forms there and back. */
export function comgate({ merchant, secret, url, ...account }: Account): CardProvider {
  const test = String(account.test);

  const ask = async (method: string, fields: Record<string, string>) => {
    const answer = await post(`${url}/v1.0/${method}`, { merchant, secret, ...fields });
    const code = answer.get('code');
    if (!code) throw new ProviderUnreachable(`${method}: an answer without a code`);
    if (code !== '0') throw new ProviderRefused(`${method}: ${code} ${answer.get('message')}`);
    return (name: string): string => {
      const value = answer.get(name);
      if (!value) throw new ProviderUnreachable(`${method}: an answer without ${name}`);
      return value;
    };
  };

  return {
    async create({ orderId, halere, name, email, locale, returnTo }) {
      const read = await ask('create', {
        test,
        country: 'CZ',
        price: String(halere),
        curr: 'CZK',
        method: 'ALL',
        label: formatOrderNumber(orderId),
        refId: String(orderId),
        prepareOnly: 'true',
        email,
        fullName: name,
        lang: locale,
        url_paid: returnTo,
        url_cancelled: returnTo,
        url_pending: returnTo,
      });
      const redirect = read('redirect');
      if (!/^https?:\/\//.test(redirect)) throw new ProviderUnreachable('create: a wrong redirect');
      return { transId: read('transId'), redirect };
    },

    async status(transId) {
      const read = await ask('status', { transId });
      const state = read('status');
      const isOurs = read('transId') === transId && read('curr') === 'CZK' && read('test') === test;
      if (!isOurs || !isKnown(state)) throw new ProviderUnreachable('status: of another payment');
      return {
        state: STATES[state],
        orderId: Number(read('refId')),
        halere: Number(read('price')),
      };
    },

    async cancel(transId) {
      await ask('cancel', { transId });
    },

    async refund(transId, halere) {
      await ask('refund', { transId, amount: String(halere), curr: 'CZK', test });
    },

    notified: (form) => form.get('transId'),
    acknowledgement: 'code=0&message=OK',
  };
}

async function post(url: string, fields: Record<string, string>): Promise<URLSearchParams> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return new URLSearchParams((await response.text()).trim());
  } catch (error) {
    // Without the fields, which hold the secret.
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProviderUnreachable(`${new URL(url).pathname}: ${reason}`);
  }
}
