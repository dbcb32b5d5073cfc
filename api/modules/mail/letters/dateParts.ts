import { calendarUse } from '../../../contract/calendarUse.ts';
import { withNoBreaks } from '../../../contract/noBreaks.ts';
import { piecesOf } from '../../documents/index.ts';
import type { MakePart } from './composing.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** What the team says about dates, and which these are. */
export const dates: MakePart = ({ facts, locale }) => {
  const { formerly } = MAIL_WORDS[locale].words;
  const lines = (facts.dates ?? []).map(({ name, date, former, quantity }) => ({
    name,
    detail: date,
    notes: former ? [mailText(formerly, locale, { date: former })] : [],
    total: piecesOf(quantity, locale),
  }));
  return [
    ...(facts.text ? [{ type: 'paragraph', text: facts.text } as const] : []),
    ...(lines.length > 0
      ? [{ type: 'lines', lines: withNoBreaks(lines, locale === 'cs') } as const]
      : []),
  ];
};

/** The next dates that can be chosen instead, on the order's page. */
export const otherDates: MakePart = ({ facts, locale }) => {
  const { otherDates: title, noOtherDates, chooseDate } = MAIL_WORDS[locale].words;
  const free = facts.otherDates ?? [];
  if (free.length === 0) return [{ type: 'paragraph', text: noOtherDates }];
  const lines = free.map((name) => ({ name, detail: '', total: '' }));
  return [
    { type: 'lines', title, lines: withNoBreaks(lines, locale === 'cs') },
    { type: 'paragraph', text: chooseDate },
  ];
};

/** Where an order's dates are downloaded for a calendar, named after what the file does. */
export const calendar: MakePart = ({ bookings, locale, calendarLink }) => {
  const use = calendarUse(bookings);
  if (!use) return [];
  return [{ type: 'links', links: [[MAIL_WORDS[locale].calendar[use], calendarLink]] }];
};
