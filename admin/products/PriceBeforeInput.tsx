import { useRecordContext, useTranslate } from 'react-admin';
import type { Product } from '../../api/contract/types.ts';
import { NumberInput } from '../form/NumberInput.tsx';
import { shownMoney } from '../ui/shown.ts';

/** The price before, for as long as a reduction is announced, and what the site shows with it. */
export const PriceBeforeInput = () => {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  const lowest = product?.lowest_price;
  const text = (name: string, args = {}) =>
    translate(`resources.products.priceBefore.${name}`, args);
  const shown = lowest === undefined ? '' : text('lowest', { price: shownMoney(lowest) });
  return (
    <NumberInput
      helperText={`${text('help')} ${shown}`.trim()}
      source="price_before"
      sx={{ gridColumn: { sm: 'span 2' } }}
    />
  );
};
