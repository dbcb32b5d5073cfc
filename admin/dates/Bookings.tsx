import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { phoneLink } from '../../api/contract/phoneLink.ts';
import type { Booking, SlotDetail } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { Mark } from '../ui/Mark.tsx';
import { BookingStateBadge } from './BookingStateBadge.tsx';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);

/** Who has booked places of a date. */
export const Bookings = ({ slot }: { slot: SlotDetail }) => {
  const translate = useTranslate();
  const [moved, setMoved] = useState<Booking | null>(null);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h3" sx={{ mb: 1 }} variant="h3">
        {translate('resources.dates.bookings.title')}
      </Typography>
      {slot.bookings.length === 0 && (
        <Typography>{translate('resources.dates.bookings.none')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {slot.bookings.map((booking) => (
          <BookingRow booking={booking} key={booking.id} onMove={() => setMoved(booking)} />
        ))}
      </Box>
      {moved && (
        <MoveDialog booking={moved} onClose={() => setMoved(null)} productId={slot.product_id} />
      )}
    </Box>
  );
};

interface BookingRowProps {
  booking: Booking;
  onMove: () => void;
}

const BookingRow = ({ booking, onMove }: BookingRowProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.dates.bookings.${name}`, params);
  const { customer_name, customer_phone, is_paid, order_id, order_number, state, voucher } =
    booking;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{customer_name}</Typography>
        <Box sx={FACTS}>
          <Fact>
            <Link component={LinkBase} to={`/orders/${order_id}/show`}>
              {text('order', { number: order_number })}
            </Link>
          </Fact>
          {customer_phone && (
            <Fact>
              <Link href={phoneLink(customer_phone)}>{customer_phone}</Link>
            </Fact>
          )}
          {voucher && <Fact>{text('voucher', { code: voucher.code })}</Fact>}
        </Box>
      </Box>
      <Box sx={MARKS}>
        <BookingStateBadge state={state} />
        {voucher?.is_redeemed && <Mark color="success" label={text('redeemed')} />}
        {!is_paid && state !== 'released' && <Mark color="warning" label={text('unpaid')} />}
      </Box>
      <ForWriters>
        {state !== 'released' && !voucher?.is_redeemed && (
          <Button
            aria-haspopup="dialog"
            aria-label={text('moveOne', { name: customer_name })}
            onClick={onMove}
            size="small"
            sx={{ gridArea: 'move' }}
          >
            {text('move')}
          </Button>
        )}
      </ForWriters>
    </Box>
  );
};

const Fact = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2">
    {children}
  </Typography>
);

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) auto 6.5rem' },
  gridTemplateAreas: { xs: '"who who" "marks move"', sm: '"who marks move"' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
};
const MARKS = { gridArea: 'marks', display: 'flex', flexWrap: 'wrap', gap: 0.5 };
