import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { Order } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** What the edit window shows of an order beside its status (back-office §2). */
export const OrderSummary = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notGiven = translate('resources.orders.notGiven');
  const facts = {
    customer_name: order.customer_name,
    customer_email: order.customer_email,
    customer_phone: order.customer_phone,
    customer_address: order.customer_address,
    shipping_name: order.shipping_name || notGiven,
    payment_name: order.payment_name || notGiven,
    total: formatAdminMoney(order.total, currentLanguage()),
  };
  return (
    <Box component="dl" sx={LIST}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" color="textSecondary" variant="body2">
            {translate(`resources.orders.fields.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

const LIST = {
  m: 0,
  mb: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1.5,
};
