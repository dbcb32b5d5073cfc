import { FEW_LEFT } from '../../api/contract/stock.ts';
import type { StockItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** How much there is, as the list's filter and badges name it. */
type Level = 'none' | 'out' | 'few' | 'enough';

/** The level of a quantity; null isn't counted. */
export function levelOf(quantity: number | null): Level {
  if (quantity === null) return 'none';
  if (quantity <= 0) return 'out';
  return quantity <= FEW_LEFT ? 'few' : 'enough';
}

/** The name of what is in stock, in the current language, else in the other one. */
export const stockName = ({ name_cs, name_en }: StockItem): string =>
  currentLanguage() === 'cs' ? name_cs || name_en : name_en || name_cs;

/** A typed number of pieces; null for anything else. */
export function typedPieces(text: string): number | null {
  const bare = text.replace(/\s/g, '');
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null;
}
