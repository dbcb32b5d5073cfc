import type { PaymentKind, ShippingKind } from './constants.ts';
import { isCancelled, type OrderStatus, RECEIVED, SUPPLIED } from './orderStatuses.ts';
import { isVoucher, type VoucherKind } from './vouchers.ts';

/**
 * Whether the dates of vouchers are booked, chosen by the customer, or agreed on with the team; vouchers for an
 * amount have none and are spent. Once all are over there is nothing to do with them.
 */
export type VoucherUse = 'booked' | 'choose' | 'arrange' | 'spend' | 'over';

interface IssuedVoucher {
  kind: VoucherKind;
  isUsable: boolean;
  /** Whether it has its date. */
  isBooked: boolean;
}

/**
 * How the vouchers of an order are used, by what was ordered until they are issued, and whether there are dates
 * to choose; undefined where there are none.
 */
export function voucherUse(
  sold: readonly Parameters<typeof isVoucher>[0][],
  issued: readonly IssuedVoucher[],
  hasDates: boolean,
): VoucherUse | undefined {
  const ordered = sold.filter(isVoucher).map(({ voucher_kind }) => voucher_kind);
  if (ordered.length === 0) return undefined;
  const usable = issued.filter(({ isUsable }) => isUsable);
  if (issued.length > 0 && usable.length === 0) return 'over';
  const kinds = issued.length > 0 ? usable.map(({ kind }) => kind) : ordered;
  if (!kinds.includes('experience')) return 'spend';
  if (!hasDates) return 'arrange';
  const areBooked = usable.every(({ kind, isBooked }) => kind === 'money' || isBooked);
  return issued.length > 0 && areBooked ? 'booked' : 'choose';
}

/** How many vouchers there are to use; until they are issued, how many were ordered. */
export const voucherCount = (
  sold: readonly (Parameters<typeof isVoucher>[0] & { quantity: number })[],
  issued: readonly Pick<IssuedVoucher, 'isUsable'>[],
): number =>
  issued.length > 0
    ? issued.filter(({ isUsable }) => isUsable).length
    : sold.filter(isVoucher).reduce((sum, { quantity }) => sum + quantity, 0);

interface Standing {
  status: OrderStatus;
  paymentKind: PaymentKind | null;
  /** Whether something is still to be paid. */
  isOpen: boolean;
  /** Whether money is to go back to the customer. */
  isOwed: boolean;
  /** Whether all money that came in went back. */
  isRefunded?: boolean;
  /** Null if the shipping method is gone. */
  shippingKind: ShippingKind | null;
  /** Whether the parcel goes to a pick-up point. */
  hasPoint?: boolean;
  /** How the vouchers among what was ordered are used; absent where there are none. */
  vouchers?: VoucherUse | undefined;
  /** Whether the customer withdrew from all of it. */
  isWithdrawn?: boolean;
  /** Whether withdrawals leave none of its goods: what was not sent by then is not. */
  isWithoutGoods?: boolean;
  /** Whether a withdrawal waits for the team: goods may have to be sent back. */
  isUndecided?: boolean;
}

type CashOrder = Pick<Standing, 'status' | 'paymentKind'>;

const PAYMENTS = {
  bank_transfer: 'payTransfer',
  card: 'payCard',
  cash_on_delivery: 'payCash',
} as const;

const VOUCHERS = {
  booked: 'voucherBooked',
  choose: 'voucherToChoose',
  arrange: 'voucher',
  spend: 'voucherToSpend',
  over: 'done',
} as const;

const DELIVERIES = { parcel: 'parcel', pickup: 'pickup', none: 'arrange' } as const;

type Delivery = (typeof DELIVERIES)[keyof typeof DELIVERIES] | 'voucher' | 'wait';

/** What happens next with an order, as its page and its mails say it, each in words of its own. */
export type NextStep =
  | (typeof PAYMENTS)[PaymentKind]
  | 'payOther'
  | Delivery
  | `${Delivery}Paid`
  | 'noParcel'
  | (typeof VOUCHERS)[VoucherUse]
  | 'onItsWay'
  | 'toPoint'
  | 'ready'
  | 'done'
  | 'cancelled'
  | 'moneyBack'
  | 'moneyBackCash'
  | 'refunded';

/** Whether a step asks for the payment. */
export const isPayment = (step: NextStep): boolean => step.startsWith('pay');

/** Whether the text of a step is about the order's vouchers, so that their number decides its plural form. */
export const isOfVouchers = (step: string): boolean => step.startsWith('voucher');

/** The next steps of an order, the first one first; with `Paid` those that wait for the payment. */
export function nextSteps(order: Standing): NextStep[] {
  const { status, isOpen, isOwed, isWithdrawn = false, paymentKind } = order;
  // Cash can't go back the way it came.
  const back: NextStep = paymentKind === 'cash_on_delivery' ? 'moneyBackCash' : 'moneyBack';
  const owed = isOwed ? [back] : [];
  if (isCancelled(status) || isWithdrawn) return ['cancelled', ...owed];
  const isToPay = isOpen && !isCashHandedOver(order);
  return [
    ...(isToPay ? [paymentStep(order)] : []),
    ...deliverySteps(order).filter((step) => step !== 'done' || !order.isUndecided),
    ...owed,
  ];
}

/** Whether the customer has handed the cash over with the receipt, though the carrier's money isn't recorded yet. */
export const isCashHandedOver = ({ paymentKind, status }: CashOrder): boolean =>
  paymentKind === 'cash_on_delivery' && RECEIVED.includes(status);

const paymentStep = ({ paymentKind }: Standing): NextStep =>
  paymentKind === null ? 'payOther' : PAYMENTS[paymentKind];

function deliverySteps(order: Standing): NextStep[] {
  const step = deliveryStep(order);
  const { vouchers, isOpen, isRefunded } = order;
  const use = VOUCHERS[vouchers ?? 'arrange'];
  if (step === 'voucher') return use === 'done' ? [use] : ['noParcel', use];
  // Beside goods they are there as soon as they are paid.
  const areThere = vouchers !== undefined && !isOpen && !isRefunded;
  return areThere && step !== 'done' && use !== 'done' ? [step, use] : [step];
}

function deliveryStep(order: Standing): NextStep {
  const { status, paymentKind, isOpen, shippingKind } = order;
  if (RECEIVED.includes(status)) return 'done';
  const isSent = SUPPLIED.includes(status);
  const step = deliveryOf(order);
  // Whose method is gone may be a parcel.
  if (isSent && (shippingKind === 'parcel' || shippingKind === null)) {
    return order.hasPoint ? 'toPoint' : 'onItsWay';
  }
  if (isSent && step === 'pickup') return 'ready';
  // What was sent goes on; nothing more is promised for money that the customer has back.
  if (order.isRefunded) return 'refunded';
  // No parcel is on its way, and nothing more is announced.
  if (isSent && step === 'arrange') return 'wait';
  const isWaiting = isOpen && paymentKind !== 'cash_on_delivery';
  return isWaiting ? `${step}Paid` : step;
}

/** Whether an order goes to its customer, or went: not if it was cancelled, or left without goods, before that. */
export const isDelivered = ({
  status,
  shippingKind,
  isWithoutGoods,
}: Pick<Standing, 'status' | 'shippingKind' | 'isWithoutGoods'>): boolean =>
  shippingKind !== 'none' &&
  (SUPPLIED.includes(status) || (!isCancelled(status) && !isWithoutGoods));

function deliveryOf({ shippingKind, vouchers, isWithoutGoods = false }: Standing): Delivery {
  if (shippingKind === null) return 'wait';
  const kind = isWithoutGoods ? 'none' : shippingKind;
  return kind === 'none' && vouchers ? 'voucher' : DELIVERIES[kind];
}
