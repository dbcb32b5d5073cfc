import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { Order } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { orderRows } from './orderRows.ts';

/** What was ordered, with shipping, payment and the grand total. */
export const OrderItems = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const money = (amount: number) => formatAdminMoney(amount, locale);
  const label = (name: string) => translate(`resources.orders.items.${name}`);
  const rows = orderRows(order, locale, {
    shipping: label('shipping'),
    payment: label('payment'),
    notGiven: translate('resources.orders.notGiven'),
  });
  return (
    <TableContainer>
      <Table size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{label('product')}</TableCell>
            <TableCell align="right">{label('price')}</TableCell>
            <TableCell align="right">{label('quantity')}</TableCell>
            <TableCell align="right">{label('total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, price, quantity, total }) => (
            <TableRow key={key}>
              <TableCell>{name}</TableCell>
              <TableCell align="right" sx={NOWRAP}>
                {money(price)}
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right" sx={NOWRAP}>
                {money(total)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={3} sx={GRAND}>
              {label('grandTotal')}
            </TableCell>
            <TableCell align="right" sx={{ ...GRAND, ...NOWRAP }}>
              {money(order.total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
};

const TABLE = {
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td, & th': { px: { xs: 0.5, sm: 2 } },
};
const NOWRAP = { whiteSpace: 'nowrap' };
const GRAND = { color: 'text.primary', fontSize: '1.125rem', fontWeight: 700 };
