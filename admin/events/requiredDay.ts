import { isIsoDate } from '../../api/contract/dates.ts';
import { requiredText } from '../form/rules.ts';

const MESSAGE = 'resources.events.rules.date';
const present = requiredText(MESSAGE);

/** The rule that an event has its day, written YYYY-MM-DD (back-office §5). */
export const requiredDay = Object.assign(
  (value: unknown) =>
    present(value) ?? (typeof value === 'string' && isIsoDate(value) ? undefined : MESSAGE),
  { isRequired: true },
);
