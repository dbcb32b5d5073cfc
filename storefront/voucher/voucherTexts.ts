import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

/** The texts of the voucher's page. */
export const useVoucherTexts = ownTexts(texts);
