import type { TeamMark as Name } from '../icons/names.ts';
import sprite from '../icons/sprite.svg?url';

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
