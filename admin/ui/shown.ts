import { formatDate, formatDateTime } from '../../api/contract/dates.ts';
import { formatAdminMoney, toCrowns } from '../../api/contract/money.ts';
import { currentLanguage } from '../providers/language.ts';
import { fileSize } from './fileSize.ts';
import { relativeTime } from './timeInWords.ts';

// Values formatted for the current language.

export const shownDay = (day: unknown): string => formatDate(day, currentLanguage());

export const shownMoment = (at: unknown): string => formatDateTime(at, currentLanguage());

/** Time elapsed since a moment. */
export const shownAge = (at: string): string => relativeTime(at, new Date(), currentLanguage());

/** An amount as it travels, in crowns. */
export const shownMoney = (crowns: number): string => formatAdminMoney(crowns, currentLanguage());

export const shownHalere = (halere: number): string => shownMoney(toCrowns(halere));

export const shownSize = (bytes: number): string => fileSize(bytes, currentLanguage());
