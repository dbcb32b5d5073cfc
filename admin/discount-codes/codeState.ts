import { pragueToday } from '../../api/contract/dates.ts';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { DiscountCode } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { shownDay } from '../ui/shown.ts';

/** What a code is at the moment, as its badge says it. */
type CodeState = 'valid' | 'off' | 'later' | 'expired' | 'usedUp';

export function codeState(code: DiscountCode, today = pragueToday(new Date())): CodeState {
  const { is_active, valid_from, valid_until, max_uses, uses } = code;
  if (!is_active) return 'off';
  if (valid_until !== '' && valid_until < today) return 'expired';
  if (max_uses !== null && uses >= max_uses) return 'usedUp';
  return valid_from > today ? 'later' : 'valid';
}

/** What a code takes off: `10 %`, `200,00 Kč`. */
export const reductionText = ({ percent, amount }: DiscountCode): string =>
  percent === null ? formatAdminMoney(amount, currentLanguage()) : `${percent}\u00a0%`;

/** The days of a code: `1. 6. 2026 – 30. 6. 2026`; '' without limits. */
export function daysOf({ valid_from, valid_until }: DiscountCode): string {
  if (valid_from === '' && valid_until === '') return '';
  const day = (date: string) => (date === '' ? '' : shownDay(date));
  return `${day(valid_from)} – ${day(valid_until)}`.trim();
}

/** How many orders used it, of how many that may: `3 / 5`. */
export const usesOf = ({ uses, max_uses }: DiscountCode): string =>
  max_uses === null ? String(uses) : `${uses} / ${max_uses}`;
