import { labelledEnum } from './labelledEnum.ts';
import type { PerLocale } from './locales.ts';
import type { StatusColor } from './orderStatuses.ts';

interface VerdictFacts {
  label: PerLocale<string>;
  color: StatusColor;
  /** Whether a person may book it to an order, or keep it until its order is known. */
  isOpen: boolean;
}

/** Results of matching a bank movement with the orders. */
const VERDICT_FACTS = {
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
  dated: {
    label: {
      en: 'Dated before the order or after today',
      cs: 'Datum před objednávkou nebo po dnešku',
    },
    color: 'red',
    isOpen: true,
  },
  imported: { label: { en: 'Here already', cs: 'Už načtená' }, color: 'blue', isOpen: false },
  repeated: {
    label: { en: 'Repeated in this file', cs: 'V souboru se opakuje' },
    color: 'blue',
    isOpen: false,
  },
  outgoing: { label: { en: 'Outgoing', cs: 'Odchozí' }, color: 'blue', isOpen: false },
  reversal: {
    label: { en: 'Taken back by the bank', cs: 'Storno banky' },
    color: 'red',
    isOpen: true,
  },
  returned: {
    label: { en: 'Given back by the bank', cs: 'Banka vrátila odchozí platbu' },
    color: 'blue',
    isOpen: false,
  },
  unreadable: {
    label: { en: 'Unreadable or not in CZK', cs: 'Nečitelné nebo v jiné měně' },
    color: 'red',
    isOpen: false,
  },
} satisfies Record<string, VerdictFacts>;

export type Verdict = keyof typeof VERDICT_FACTS;

export const { values: VERDICTS, labels: verdictLabels } = labelledEnum(VERDICT_FACTS);

/** Whether an import keeps the movement: unreadable ones are kept too, so that none is lost. */
export const isKeptVerdict = (verdict: Verdict): boolean =>
  isOpenVerdict(verdict) || verdict === 'unreadable';

/** Whether a person has to decide about the movement. */
export const isOpenVerdict = (verdict: Verdict): boolean => VERDICT_FACTS[verdict].isOpen;

/** The colour of a verdict’s badge. */
export const verdictColor = (verdict: Verdict): StatusColor => VERDICT_FACTS[verdict].color;
