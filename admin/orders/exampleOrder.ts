import type { Mail, Order, OrderDocument } from '../../api/contract/types.ts';
import { NO_BOOKS } from '../testing/noBooks.ts';

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
      category: 'merchandise',
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
