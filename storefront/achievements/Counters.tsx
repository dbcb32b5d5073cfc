import { Icon } from '../ui/Icon.tsx';
import styles from './Counters.module.css';
import type { ShownStat } from './shownStats.ts';

/** The statistics as big numbers in a row. */
export function Counters({ stats }: { stats: readonly ShownStat[] }) {
  return (
    <dl className={styles.counters}>
      {stats.map(({ id, icon, value, title }) => (
        <div key={id}>
          <dt>
            <Icon name={icon} />
            {title}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
