import type {
  AgreedText,
  Mail,
  Order,
  OrderConsequences,
  OrderDocument,
} from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_BOOKS } from '../testing/noBooks.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { orders } from './index.ts';
// Loaded on demand; preloaded so that tests don't wait for it.
import './Withdrawals.tsx';

export const name = (text: string) => ({ name: text, description: '' });
/** An order of two T-shirts, as nobody has touched it. */
export const order: Order = {
  id: 12,
  version: 3,
  customer_name: 'Jana Nová',
  customer_email: 'jana@example.com',
  customer_phone: '777 000 000',
  customer_address: 'Velké náměstí 1, Písek, 397 01',
  customer_note: '',
  internal_note: '',
  has_former_buyer: false,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
  variable_symbol: 2_600_000_012,
  total: 1129,
  status: 'pending',
  payment_state: 'unpaid',
  paid: 0,
  owed_back: 0,
  is_overdue: false,
  hidden_at: null,
  erased_at: null,
  company_name: '',
  company_ico: '',
  company_dic: '',
  documents: [],
  books: NO_BOOKS,
  refunded: 0,
  open: 1129,
  payment_due: null,
  reminded_at: null,
  payments: [],
  withdrawals: [],
  shipping_method: 1,
  shipping_name: 'Pošta',
  shipping_price: 129,
  shipping_vat_rate: 21,
  payment_method: null,
  payment_name: '',
  payment_fee: 0,
  payment_kind: null,
  tracking_number: '',
  tracking_url: '',
  locale: 'cs',
  items: [
    {
      id: 9,
      product_id: 2,
      slug: 'tricko',
      price: 500,
      quantity: 2,
      vat_rate: 21,
      translations: { cs: name('Tričko'), en: name('T-shirt') },
    },
  ],
  status_changes: [],
  terms: null,
  mail: null,
};

export const invoice: OrderDocument = {
  id: 7,
  kind: 'invoice',
  number: '2026000001',
  issued_at: '2026-03-01T11:00:00.000Z',
  total: 1129,
  username: 'boss',
};

/** The books of the order with that invoice. */
export const INVOICED = { ...NO_BOOKS, is_invoiced: true, invoiced_unpaid: 1129, documented: 1129 };

export const failedMail: Mail = { id: 4, state: 'failed', at: null, error: '550 no such mailbox' };

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
export const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
