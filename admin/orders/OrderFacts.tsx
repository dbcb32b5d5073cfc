import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { addressText } from '../../api/contract/addresses.ts';
import { CARRIERS, carrierOf } from '../../api/contract/carriers.ts';
import { phoneLink } from '../../api/contract/phoneLink.ts';
import type { Order } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { Facts } from '../ui/Facts.tsx';
import { MailState } from '../ui/MailState.tsx';
import { shownMoment } from '../ui/shown.ts';
import { AgreedTerms } from './AgreedTerms.tsx';
import { companyOf, pointOf } from './buyerFacts.ts';
import { CustomerNote } from './CustomerNote.tsx';
import { ErasedName } from './HiddenMark.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Who ordered, how it is paid and shipped, and where the parcel is. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notGiven = translate('resources.orders.notGiven');
  const { customer_name, customer_email, customer_phone, customer_address, mail } = order;
  // Until the whole order is loaded it is that of a list, without tracking.
  const hasTracking = Boolean(order.tracking_number || order.tracking_url);
  const facts = (title: string, of: Record<string, ReactNode>) => (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Facts of={of} />
    </section>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 3, mb: 3 }}>
      {facts('resources.orders.fields.customer', {
        customer_name: customer_name || <ErasedName order={order} />,
        ...companyOf(order),
        ...(customer_email && {
          customer_email: <Link href={`mailto:${customer_email}`}>{customer_email}</Link>,
        }),
        ...(customer_phone && {
          customer_phone: <Link href={phoneLink(customer_phone)}>{customer_phone}</Link>,
        }),
        ...(customer_address && { customer_address: addressText(customer_address) }),
        ...(order.customer_note && { customer_note: <CustomerNote order={order} /> }),
        ...(order.internal_note && { internal_note: order.internal_note }),
      })}
      {facts('resources.orders.information', {
        created_at: shownMoment(order.created_at),
        status: <StatusBadge status={order.status} />,
        payment_name: order.payment_name || notGiven,
        variable_symbol: String(order.variable_symbol),
        shipping_name: order.shipping_name || notGiven,
        ...pointOf(order),
        ...(order.discount_code && { discount_code: <CodeLink order={order} /> }),
        ...(hasTracking && { tracking: <Tracking order={order} /> }),
        terms: <AgreedTerms order={order} />,
        ...(mail && { mail: <MailState mail={mail} /> }),
      })}
    </Box>
  );
};

const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** The discount code that it used, linked to where it is edited unless it was deleted. */
const CodeLink = ({ order: { discount_code, discount_code_id } }: { order: Order }) =>
  discount_code_id ? (
    <Link component={LinkBase} to={`/discount-codes/${discount_code_id}`}>
      {discount_code}
    </Link>
  ) : (
    discount_code
  );

/** The carrier where its tracking page tells it, and the tracking number, linked to that page. */
const Tracking = ({ order: { tracking_number, tracking_url } }: { order: Order }) => {
  if (!tracking_url) return tracking_number;
  const carrier = carrierOf(tracking_url);
  return (
    <>
      {carrier && `${CARRIERS[carrier].name[currentLanguage()]}: `}
      <Link href={tracking_url} rel="noopener" target="_blank">
        {tracking_number || tracking_url}
      </Link>
    </>
  );
};
