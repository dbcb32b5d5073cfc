export { bookingCalendar } from './bookingCalendar.ts';
export { chooseDates } from './commands/chooseDate.ts';
export { readOrderDates } from './ownDates.ts';
export { presentOrderedBooking } from './present.ts';
export { bookingsBetween, bookingsOfOrder } from './queries.ts';
export { datesRoutes } from './routes.ts';
export { takeOrReleasePlaces } from './takeOrReleasePlaces.ts';
export { lockOfferedSlots, type OfferedSlot, takePlaces } from './takePlaces.ts';
export { voucherOfEach } from './vouchers.ts';
