export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** An order's vouchers were issued, cancelled or are valid again. */
    'vouchers.changed': { orderId: number };
    /** Orders with vouchers were placed that cost nothing. */
    'orders.free': { orderIds: readonly number[] };
    'voucher.redeemed': { voucherId: number; orderId: number };
    /** A phone that was offline redeemed what can't be booked. */
    'voucher.disputed': { voucherId: number };
    'voucher.conflictResolved': { voucherId: number };
    /** `isTold`: the customer gets a mail. */
    'voucher.extended': { voucherId: number; orderId: number; isTold: boolean };
  }
  interface DirectEvents {
    'orders.free': true;
  }
}
