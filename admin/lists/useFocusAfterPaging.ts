import { type RefObject, useRef } from 'react';
import { focusOn } from '../ui/focusOn.ts';
import { useChangedList } from './useChangedList.ts';

/**
 * Once another page is shown, the focus goes from the pager to the first record: the window scrolls to the
 * list's beginning, and a keyboard would go on from the pager below it. Returns the pager's reference.
 */
export function useFocusAfterPaging(): RefObject<HTMLElement | null> {
  const pager = useRef<HTMLElement>(null);
  useChangedList(() => {
    if (!pager.current?.contains(document.activeElement)) return;
    const list = pager.current.closest('.RaList-main');
    focusOn(list?.querySelector('.RaList-content tbody tr, .RaList-content li'));
  });
  return pager;
}
