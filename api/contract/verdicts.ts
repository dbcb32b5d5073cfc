import type { Locale, PerLocale } from './locales.ts';
import type { StatusColor } from './orderStatuses.ts';

interface VerdictFacts {
  label: PerLocale<string>;
  color: StatusColor;
  /** It may be booked to an order, or be kept until somebody knows whose it is. */
  isOpen: boolean;
}

const facts = <Id extends string>(verdicts: Readonly<Record<Id, VerdictFacts>>) => verdicts;

/** What a movement on the account means for the orders. */
const VERDICT_FACTS = facts({
  match: {
    label: { en: 'Matches the order', cs: 'Sedí na objednávku' },
    color: 'green',
    isOpen: true,
  },
  underpaid: { label: { en: 'Too little', cs: 'Nedoplatek' }, color: 'purple', isOpen: true },
  overpaid: { label: { en: 'Too much', cs: 'Přeplatek' }, color: 'purple', isOpen: true },
  double: {
    label: { en: 'Nothing is owed any more', cs: 'Už není co platit' },
    color: 'red',
    isOpen: true,
  },
  cancelled: {
    label: { en: 'The order is cancelled', cs: 'Objednávka je zrušená' },
    color: 'red',
    isOpen: true,
  },
  unknown: { label: { en: 'No such order', cs: 'Neznámá platba' }, color: 'yellow', isOpen: true },
  similar: {
    label: { en: 'Perhaps here already', cs: 'Možná už zapsaná' },
    color: 'red',
    isOpen: true,
  },
  imported: { label: { en: 'Here already', cs: 'Už načtená' }, color: 'blue', isOpen: false },
  outgoing: { label: { en: 'Outgoing', cs: 'Odchozí' }, color: 'blue', isOpen: false },
  reversal: {
    label: { en: 'Taken back by the bank', cs: 'Storno banky' },
    color: 'red',
    isOpen: false,
  },
});

export type Verdict = keyof typeof VERDICT_FACTS;

const isVerdict = (text: string): text is Verdict => Object.hasOwn(VERDICT_FACTS, text);

export const VERDICTS: readonly Verdict[] = Object.keys(VERDICT_FACTS).filter(isVerdict);

export const isOpenVerdict = (verdict: Verdict): boolean => VERDICT_FACTS[verdict].isOpen;

export const verdictColor = (verdict: Verdict): StatusColor => VERDICT_FACTS[verdict].color;

export const verdictLabels = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, VERDICT_FACTS[verdict].label[locale]]));
