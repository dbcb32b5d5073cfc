import type { IconName, TeamMark as Name } from '../icons/names.ts';
import sprite from '../icons/sprite.svg?url';
import styles from './Icon.module.css';

/** An icon of the sprite, as high as the text beside it; decoration only. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const VIEW_BOXES: Record<Name, string> = {
  'lynx-orange': '0 0 100 100',
  wordmark: '0 0 264 100',
};

/** One of the team's marks in the colour of the text around it; decoration only. */
export function TeamMark({ name }: { name: Name }) {
  return (
    <svg viewBox={VIEW_BOXES[name]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
