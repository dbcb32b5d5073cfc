import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { Order } from '../../api/contract/types.ts';
import { MailState } from '../layout/MailState.tsx';
import { currentLanguage } from '../providers/language.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Who ordered, and how the order stands. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notGiven = translate('resources.orders.notGiven');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, mb: 3 }}>
      <Block title="resources.orders.fields.customer">
        <Fact name="customer_name">{order.customer_name}</Fact>
        <Fact name="customer_email">
          <Link href={`mailto:${order.customer_email}`}>{order.customer_email}</Link>
        </Fact>
        <Fact name="customer_phone">{order.customer_phone}</Fact>
        <Fact name="customer_address">{order.customer_address}</Fact>
      </Block>
      <Block title="resources.orders.information">
        <Fact name="created_at">{formatDateTime(order.created_at, currentLanguage())}</Fact>
        <Fact name="status">
          <StatusBadge status={order.status} />
        </Fact>
        <Fact name="payment_name">{order.payment_name || notGiven}</Fact>
        <Fact name="shipping_name">{order.shipping_name || notGiven}</Fact>
        {order.mail && (
          <Fact name="mail">
            <MailState mail={order.mail} />
          </Fact>
        )}
      </Block>
    </Box>
  );
};

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
      {useTranslate()(title)}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1 }}>
      {children}
    </Box>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" color="textSecondary">
      {useTranslate()(`resources.orders.fields.${name}`)}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </>
);
