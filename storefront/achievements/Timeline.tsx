import type { Achievement } from '../../api/contract/types.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  milestones: readonly Achievement[];
  /** Beside each other on home, weaving down a page of its own. */
  run: 'across' | 'down';
  /** What stands above it: their titles are one level below. */
  heading: 'h2' | 'h3';
}

/** Milestones in the order given, each under its year. */
export function Timeline({ milestones, run, heading: Heading }: TimelineProps) {
  return (
    <ol className={styles.timeline} data-run={run}>
      {milestones.map(({ id, year, title, description }) => (
        <li key={id}>
          <p className={styles.year}>{year}</p>
          <Heading className={styles.title}>{title}</Heading>
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
