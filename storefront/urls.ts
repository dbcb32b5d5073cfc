import type { EventType } from '../api/contract/constants.ts';
import { sitePaths } from '../api/contract/sitePaths.ts';

/** Home page sections linked from the bar and the footer, in the bar's order. */
export const LINKED_SECTIONS = [
  'team',
  'cars',
  'events',
  'gallery',
  'sponsors',
  'drift-taxi',
  'shop',
] as const;

export type LinkedSection = (typeof LINKED_SECTIONS)[number] | 'contact';

export const urls = {
  ...sitePaths,
  homeSection: (section: LinkedSection) => `/#${section}`,
  eventsOf: (type: EventType) => `${sitePaths.events}?type=${type}`,
  /** Redirects to the card provider. */
  payOrder: (secret: string) => `/api/order-pages/${secret}/pay`,
  voucherPdf: (secret: string, id: number) => `/api/order-pages/${secret}/vouchers/${id}`,
  admin: '/admin',
} as const;
