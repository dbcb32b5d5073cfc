import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the product needs to know of the gate. */
const ACCOUNT = { merchant: '123456', secret: 'a-secret-of-the-journeys' };

type Payment = Map<string, string>;

/**
 * A card provider that speaks Comgate's protocol, with a page on which the customer pays or is
 * refused. It tells the product how it ended before it sends the customer back.
 */
export async function openCardGate() {
  const payments = new Map<string, Payment>();

  const methods: Record<string, (fields: Payment) => Record<string, string>> = {
    create(fields) {
      const transId = randomUUID();
      payments.set(transId, new Map([...fields, ['transId', transId], ['status', 'PENDING']]));
      return { transId, redirect: `${url}/pay/${transId}` };
    },
    status: (fields) => Object.fromEntries(payments.get(fields.get('transId') ?? '') ?? []),
    refund: () => ({}),
    cancel(fields) {
      const payment = payments.get(fields.get('transId') ?? '');
      if (payment?.get('status') !== 'PENDING') return REFUSAL;
      payment.set('status', 'CANCELLED');
      return {};
    },
  };

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const fields = new Map(new URLSearchParams(text));
    const [, place = '', name = ''] = (request.url ?? '').split('/');
    const payment = place === 'pay' ? payments.get(name) : undefined;
    if (payment && request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(PAGE);
    }
    if (payment)
      return void response.writeHead(303, { location: await end(payment, fields) }).end();
    const isOurs = Object.entries(ACCOUNT).every(([field, value]) => fields.get(field) === value);
    const answer = isOurs ? { code: '0', message: 'OK', ...methods[name]?.(fields) } : REFUSAL;
    response.end(new URLSearchParams(answer).toString());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: {
      COMGATE_MERCHANT: ACCOUNT.merchant,
      COMGATE_SECRET: ACCOUNT.secret,
      COMGATE_URL: url,
    },
    close: () => void server.close(),
  };
}

/** Notes what the customer pressed, notifies the product, and answers where the customer goes. */
async function end(payment: Payment, fields: Payment): Promise<string> {
  const status = fields.get('status') ?? '';
  payment.set('status', status);
  const back = payment.get(status === 'PAID' ? 'url_paid' : 'url_cancelled') ?? '';
  await fetch(new URL('/api/card-payments/notifications', back), {
    method: 'POST',
    body: new URLSearchParams({ transId: payment.get('transId') ?? '', status }),
  });
  return back;
}

const REFUSAL = { code: '1400', message: 'refused' };
const PAGE = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Card</title>
<form method="post"><button name="status" value="PAID">Pay</button>
<button name="status" value="CANCELLED">Refuse</button></form></html>`;
