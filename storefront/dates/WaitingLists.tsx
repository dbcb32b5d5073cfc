import { useSite } from '../app/site.ts';
import type { ProductDate } from '../shop/productQueries.ts';
import StockAlert from '../shop/StockAlert.tsx';
import styles from './DateField.module.css';
import { useDateTexts } from './dateTexts.ts';
import { slotWhen } from './formatSlot.ts';

interface WaitingListsProps {
  /** Of the product. */
  name: string;
  dates: readonly ProductDate[];
}

/** The waiting lists of full dates; their forms need scripts. */
export default function WaitingLists({ dates, name }: WaitingListsProps) {
  const t = useDateTexts();
  const { locale } = useSite();
  const full = dates.filter(({ left }) => left === 0);
  return (
    <details className={styles.waiting}>
      <summary>{t('waitingTitle')}</summary>
      <ul>
        {full.map((slot) => (
          <li key={slot.id}>
            <p>{slotWhen(slot, locale)}</p>
            <StockAlert
              about={{ slot_id: slot.id }}
              name={`${name}, ${slotWhen(slot, locale)}`}
              label={t('waiting')}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
