import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../api/contract/dates.ts';
import { formatAdminMoney } from '../../../api/contract/money.ts';
import type { OverviewSales } from '../../../api/contract/types.ts';
import { currentLanguage } from '../../providers/language.ts';

/** The chart as a table, for screen readers: the days with orders. */
export const SalesTable = ({ days }: { days: OverviewSales['days'] }) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  return (
    <div style={visuallyHidden}>
      <table>
        <caption>{translate('dashboard.sales.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.sales.day')}</th>
            <th scope="col">{translate('dashboard.sales.orders')}</th>
            <th scope="col">{translate('dashboard.sales.revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ orders }) => orders > 0)
            .map(({ day, orders, revenue }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, locale)}</th>
                <td>{orders}</td>
                <td>{formatAdminMoney(revenue, locale)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};
