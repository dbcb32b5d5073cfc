import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { toCrowns } from '../../api/contract/money.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { shownMoney } from '../ui/shown.ts';
import { priceHalere } from './priceHalere.ts';

/** What credit notes left of a listed order's total, by which the list is sorted; nothing where there are none. */
export const AfterCredit = ({ order }: { order: Pick<OrderListItem, 'total' | 'credited'> }) => {
  const translate = useTranslate();
  if (order.credited === undefined) return null;
  const amount = shownMoney(toCrowns(priceHalere(order)));
  return (
    <Typography component="div" variant="caption">
      {translate('resources.orders.afterCredit', { amount })}
    </Typography>
  );
};
