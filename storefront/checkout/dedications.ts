import { type CartLine, keyOf } from '../cart/cartLines.ts';

const PREFIX = 'dedication-';

/** The field with the dedication of a line's vouchers. */
export type DedicationField = `${typeof PREFIX}${string}`;

export const dedicationField = (line: CartLine): DedicationField => `${PREFIX}${keyOf(line)}`;

/** Whether a field is one of dedications, of whatever line: what a line's key looks like is the cart's. */
export const isDedicationField = (name: string): name is DedicationField => name.startsWith(PREFIX);

/** A line as it is ordered. */
export type OrderedLine = CartLine & { dedication?: string };

/** The lines with the dedications of a filled-in checkout. */
export const withDedications = (lines: readonly CartLine[], form: FormData): OrderedLine[] =>
  lines.map((line) => {
    const dedication = String(form.get(dedicationField(line)) ?? '').trim();
    return dedication === '' ? line : { ...line, dedication };
  });
