import type { IconName } from '../icons/names.ts';
import sprite from '../icons/sprite.svg?url';
import styles from './Icon.module.css';

/** An icon of the sprite, as high as the adjacent text; decorative only. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
