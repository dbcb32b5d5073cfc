import { toIban } from './iban.ts';

const CZECH = /^(?:(\d{1,6})-)?(\d{2,10})\/\d{4}$/;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Whether money can be sent to an account: an IBAN, or a Czech number with right check digits. */
export function isRefundAccount(text: string): boolean {
  const [whole, prefix = '', number = ''] = CZECH.exec(text.replace(/\s+/g, '')) ?? [];
  if (whole !== undefined) return isChecked(prefix) && isChecked(number);
  return toIban(text) !== null;
}

/** Czech National Bank, Decree No. 169/2011 Coll.: the weighted digits are a multiple of 11. */
function isChecked(digits: string): boolean {
  const weighted = Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  return weighted % 11 === 0;
}
