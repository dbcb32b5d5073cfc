import { type CartLine, keyOf } from '../cart/cartLines.ts';

/** The field with the dedication of a line's vouchers. */
export type DedicationField = `dedication-${string}`;

export const dedicationField = (line: CartLine): DedicationField => `dedication-${keyOf(line)}`;

export const isDedicationField = (name: string): name is DedicationField =>
  /^dedication-\d+(-\d+)?$/.test(name);

/** A line as it is ordered. */
export type OrderedLine = CartLine & { dedication?: string };

/** The lines with the dedications of a filled-in checkout. */
export const withDedications = (lines: readonly CartLine[], form: FormData): OrderedLine[] =>
  lines.map((line) => {
    const dedication = String(form.get(dedicationField(line)) ?? '').trim();
    return dedication === '' ? line : { ...line, dedication };
  });
