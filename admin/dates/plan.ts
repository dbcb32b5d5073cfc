import { LIMITS } from '../../api/contract/constants.ts';
import { dayAfter, pragueToday } from '../../api/contract/dates.ts';
import { repeatedDays } from '../../api/contract/slots.ts';
import type { Slot } from '../../api/contract/types.ts';
import { clockOf } from './slotDays.ts';
import { NEW_SLOT, type SlotFields, slotBody, slotFields } from './slotForm.ts';
import { isTime, NO_TIME, type Time } from './timeRows.ts';

/** Certain days of each week in a period, both ends included. */
export interface Repeat {
  /** YYYY-MM-DD. */
  from: string;
  until: string;
  /** 1 is Monday. */
  weekdays: readonly number[];
}

/** Dates that are about to be made: each time on each day. */
export interface Plan {
  mode: 'days' | 'weekly';
  days: readonly string[];
  repeat: Repeat;
  times: readonly Time[];
  fields: SlotFields;
}

export const today = (): string => pragueToday(new Date());

/** How long a repeat lasts at first, in days. */
const PERIOD = 28;

/** An empty plan for a product, or one that begins with the time, place and price of a date. */
export function newPlan(product: string, copied?: Slot): Plan {
  const from = today();
  const time = copied && { from: clockOf(copied.starts_at), to: clockOf(copied.ends_at) };
  return {
    mode: 'days',
    days: [],
    repeat: { from, until: dayAfter(from, PERIOD), weekdays: [] },
    times: [time && isTime(time) ? time : NO_TIME],
    fields: copied ? { ...slotFields(copied), note: '' } : { ...NEW_SLOT, product_id: product },
  };
}

/** The days of a plan; none of a repeat without a day of the week. */
export function plannedDays({ mode, days, repeat }: Plan): readonly string[] {
  if (mode === 'days') return days;
  return repeat.weekdays.length === 0 ? [] : repeatedDays(repeat, LIMITS.slotsAtOnce + 1);
}

/** How many dates a plan makes. */
export const plannedCount = (plan: Plan): number =>
  plannedDays(plan).length * plan.times.filter(isTime).length;

export const planBody = (plan: Plan) => ({
  ...slotBody(plan.fields),
  days: plannedDays(plan),
  times: plan.times,
});
