import { useTranslate } from 'react-admin';
import type { BookingState } from '../../api/contract/constants.ts';
import { ColorBadge } from '../orders/StatusBadge.tsx';

const COLORS = { booked: 'green', to_choose: 'yellow', released: 'red' } as const;

/** Whether a booking holds its place. */
export const BookingStateBadge = ({ state }: { state: BookingState }) => (
  <ColorBadge
    color={COLORS[state]}
    label={useTranslate()(`resources.dates.bookings.states.${state}`)}
  />
);
