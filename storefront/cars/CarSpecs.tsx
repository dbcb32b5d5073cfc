import type { Car } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CarSpecs.module.css';
import { carSpecs } from './specs.ts';

/** The four specification cells of a car. */
export function CarSpecs({ car }: { car: Car }) {
  const { t, locale } = useSite();
  return (
    <dl className={styles.specs} aria-label={t('car.specs')}>
      {carSpecs(car, locale).map(({ slot, icon, label, value }) => (
        <div key={slot}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
