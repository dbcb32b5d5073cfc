import { Fragment } from 'react';
import { OPENING_HOURS_ROWS } from '../../api/contract/openingHours.ts';
import { useSite } from '../app/site.ts';
import styles from './OpeningHours.module.css';

/** The opening hours below their heading; nothing where the team entered none. */
export function OpeningHours({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useSite();
  const rows = OPENING_HOURS_ROWS.filter((texts) => texts.some((text) => t(text) !== ''));
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{t('footer.hours')}</Heading>
      <dl className={styles.hours}>
        {rows.map(([days, hours]) => (
          <Fragment key={days}>
            <dt>{t(days)}</dt>
            <dd>{t(hours)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
