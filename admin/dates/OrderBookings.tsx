import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Order, OrderedBooking } from '../../api/contract/types.ts';
import { OrderSection } from '../orders/OrderDialog.tsx';
import { currentLanguage } from '../providers/language.ts';
import { useMayRead } from '../ui/access.tsx';
import { LIST_ROW } from '../ui/listRow.ts';
import { Note } from '../ui/Note.tsx';
import { BookingStateBadge } from './BookingStateBadge.tsx';
import { placeOf, whenOf } from './slotTexts.ts';

/** The dates that an order's pieces are booked on; renders nothing where there are none. */
export const OrderBookings = ({ order: { bookings = [] } }: { order: Order }) => {
  if (bookings.length === 0) return null;
  return (
    <OrderSection title="resources.dates.bookings.ofOrder">
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {groupsOf(bookings).map(({ first, pieces }) => (
          <Row booking={first} key={first.id} pieces={pieces} />
        ))}
      </Box>
    </OrderSection>
  );
};

/** Pieces of one product that share a date and a state are one row. */
function groupsOf(bookings: readonly OrderedBooking[]) {
  const groups = new Map<string, { first: OrderedBooking; pieces: number }>();
  for (const booking of bookings) {
    const key = `${booking.slot?.id} ${booking.state} ${booking.product_name.cs}`;
    const group = groups.get(key) ?? { first: booking, pieces: 0 };
    groups.set(key, { ...group, pieces: group.pieces + 1 });
  }
  return [...groups.values()];
}

const Row = ({ booking, pieces }: { booking: OrderedBooking; pieces: number }) => {
  const seesDates = useMayRead('dates');
  const { product_name, slot, state } = booking;
  const name = `${pieces} × ${product_name[currentLanguage()]}`;
  return (
    <Box component="li" sx={LIST_ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {slot && seesDates ? (
          <Link component={LinkBase} to={`/dates/${slot.id}/show`}>
            {whenOf(slot)}
          </Link>
        ) : (
          slot && whenOf(slot)
        )}
        <BookingStateBadge state={state} />
      </Box>
      <Note>{[name, slot && placeOf(slot)].filter(Boolean).join(' · ')}</Note>
    </Box>
  );
};
