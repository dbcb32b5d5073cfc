import { useSite } from '../app/site.ts';
import styles from './OpeningHours.module.css';

export function OpeningHours() {
  const { t } = useSite();
  return (
    <dl className={styles.hours}>
      <dt>{t('footer.weekdays')}</dt>
      <dd>{t('footer.weekdaysHours')}</dd>
      <dt>{t('footer.weekend')}</dt>
      <dd>{t('footer.byAppointment')}</dd>
    </dl>
  );
}
