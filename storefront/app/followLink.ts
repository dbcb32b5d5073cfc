import type { MouseEvent } from 'react';
import { addressOf, type Navigation } from './navigation.ts';
import { goWithFade } from './pageTransition.ts';

/** Goes where a link leads; a link to the current address makes no new entry in the history. */
export function followLink(to: string, { place, go }: Navigation): void {
  const isHere = to === addressOf(place());
  goWithFade(to, () => go(to, { replace: isHere }));
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Excludes clicks that open a new tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
