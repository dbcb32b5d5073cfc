import { createServer } from 'node:http';
import { listening } from '../../db/testing/listening.ts';

export const COMGATE = { merchant: '123456', secret: 'a-secret-of-the-shop' };

type Answer = Record<string, string>;

interface Taken {
  fields: URLSearchParams;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'AUTHORIZED';
  refunded: number;
}

/** Speaks Comgate's protocol of version 1.0 as far as the product does: forms there and back. */
export async function createTestProvider() {
  const payments = new Map<string, Taken>();
  const calls: string[] = [];
  /** How the next calls of a method fail. */
  const faults = new Map<string, 'refuses' | 'is down' | 'loses the answer'>();
  /** Methods that answer only when they are let. */
  const held = new Map<string, Promise<void>>();

  const answers: Record<string, (fields: URLSearchParams) => Answer> = {
    create(fields): Answer {
      const missing = REQUIRED.filter((name) => !fields.get(name));
      const label = fields.get('label') ?? '';
      if (missing.length > 0 || label.length > 16)
        return { code: '1400', message: String(missing) };
      const transId = `AB12-CD34-${String(payments.size + 1).padStart(4, '0')}`;
      payments.set(transId, { fields, status: 'PENDING', refunded: 0 });
      return { code: '0', message: 'OK', transId, redirect: `${url}/pay/${transId}` };
    },
    status(fields): Answer {
      const transId = fields.get('transId') ?? '';
      const payment = payments.get(transId);
      if (!payment) return { code: '1400', message: 'unknown transId' };
      const of = (name: string) => payment.fields.get(name) ?? '';
      return {
        code: '0',
        message: 'OK',
        merchant: of('merchant'),
        test: of('test'),
        transId,
        price: of('price'),
        curr: of('curr'),
        label: of('label'),
        refId: of('refId'),
        email: of('email'),
        secret: of('secret'),
        status: payment.status,
        fee: 'unknown',
      };
    },
    cancel(fields) {
      const payment = payments.get(fields.get('transId') ?? '');
      if (payment?.status !== 'PENDING') return { code: '1400', message: 'not pending' };
      payment.status = 'CANCELLED';
      return { code: '0', message: 'OK' };
    },
    refund(fields) {
      const payment = payments.get(fields.get('transId') ?? '');
      const amount = Number(fields.get('amount'));
      if (payment?.status !== 'PAID') return { code: '1401', message: 'not paid' };
      const left = Number(payment.fields.get('price')) - payment.refunded;
      if (amount > left) return { code: '1402', message: 'too much' };
      payment.refunded += amount;
      return { code: '0', message: 'OK' };
    },
  };

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const fields = new URLSearchParams(text);
    const method = /^\/v1\.0\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    calls.push(method);
    await held.get(method);
    const fault = faults.get(method);
    const isKnown =
      fields.get('merchant') === COMGATE.merchant && fields.get('secret') === COMGATE.secret;
    if (fault === 'is down') return void response.writeHead(503).end('down');
    const refusal = { code: '1400', message: 'refused' };
    const answer = fault === 'refuses' || !isKnown ? refusal : answers[method]?.(fields);
    if (fault === 'loses the answer') return void response.destroy();
    response.setHeader('content-type', 'application/x-www-form-urlencoded; charset=UTF-8');
    response.end(new URLSearchParams(answer).toString());
  });
  const url = `http://127.0.0.1:${await listening(server)}`;

  return {
    url,
    payments,
    calls,
    faults,
    /** Lets a method wait with its answers until the returned function is called. */
    hold(method: string): () => void {
      let answer = () => {};
      const waiting = new Promise<void>((resolve) => {
        answer = resolve;
      });
      held.set(method, waiting);
      return () => {
        held.delete(method);
        answer();
      };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const REQUIRED = ['price', 'curr', 'label', 'refId', 'method', 'email', 'prepareOnly', 'country'];
