import { FEW_LEFT } from '../../api/contract/stock.ts';
import type { FormFields } from './formData.ts';

/** Conditions on the quantity; lists can't be filtered by null, which react-admin takes for no filter. */
const LEVELS: Readonly<Record<string, FormFields>> = {
  out: { quantity: 0 },
  few: { quantity_gte: 1, quantity_lte: FEW_LEFT },
  none: { quantity: null },
};

/** The server's filter of the stock: its `level` is how much there is. */
export const stockFilter = ({ level, ...others }: FormFields): FormFields => ({
  ...others,
  ...LEVELS[String(level)],
});
