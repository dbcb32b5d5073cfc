import type { Locale } from '../../api/contract/locales.ts';

/** Bytes in kilobytes or megabytes, formatted for the language. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < MEGA ? [bytes / KILO, 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(
    value,
  );
}

const KILO = 1024;
const MEGA = 1024 * KILO;
