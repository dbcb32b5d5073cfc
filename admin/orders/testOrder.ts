import type { AgreedText, Order, OrderConsequences } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { failedMail, order } from './exampleOrder.ts';
import { orders } from './index.ts';
// Loaded on demand; preloaded so that tests don't wait for it.
import './Withdrawals.tsx';

const terms: AgreedText = {
  digest: 'ab',
  kind: 'terms',
  locale: 'cs',
  valid_from: '2026-02-01',
  content: '<h2>Kdo prodává</h2>',
  withdrawal: '<h2>Poučení o právu odstoupit</h2>',
};

interface TestServer {
  /** Older orders have no status. */
  one: Omit<Order, 'status'> & { status: string };
  list: unknown;
  isBroken: boolean;
  caused: OrderConsequences;
  /** What another user has saved since the order was opened. */
  theirs: Order | null;
}

const START: TestServer = {
  one: order,
  list: [order],
  isBroken: false,
  caused: NO_CONSEQUENCES,
  theirs: null,
};

/** What the API has and does; tests change it, and begin with `resetServer`. */
export const server: TestServer = { ...START };
export const resetServer = () => void Object.assign(server, START);

export const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (method === 'PUT' && server.theirs && Object(body).version !== server.theirs.version) {
    return json({ message: 'Changed', record: server.theirs }, 409);
  }
  if (url.startsWith('/api/revisions')) return json([], 200, { 'x-total-count': '0' });
  if (server.isBroken && (method !== 'GET' || !url.includes('?')))
    return json({ message: 'No' }, 500);
  if (url.includes('/consequences/')) return json(server.caused);
  if (method === 'POST' && !url.includes('/retry')) return json(server.one);
  if (url.includes('/12/terms')) return json(terms);
  if (method === 'POST') {
    server.one = {
      ...order,
      mail: { ...failedMail, state: 'sent', at: '2026-03-01T10:05:00.000Z' },
    };
    return json(server.one.mail);
  }
  if (method === 'PUT') return json({ ...order, status: 'done' });
  if (method === 'DELETE') return json(order);
  return url.includes('?') ? json(server.list, 200, { 'x-total-count': '1' }) : json(server.one);
};
export const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: orders, answer });
