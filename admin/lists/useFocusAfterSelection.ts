import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { focusInPlace } from '../ui/focusOn.ts';

/**
 * Moves the focus to the first record that was selected, or to the one in its place, when the selection ends
 * while the focus is in the bar of what can be done with it: the bar goes, and the focus would go with it.
 */
export function useFocusAfterSelection(): void {
  const { data = [], selectedIds } = useListContext();
  const before = useRef(-1);
  const first = data.findIndex(({ id }) => selectedIds.includes(id));
  const isEmpty = selectedIds.length === 0;

  useEffect(() => {
    if (!isEmpty) {
      before.current = first;
      return;
    }
    const place = before.current;
    before.current = -1;
    if (place < 0) return;
    // A menu or question that closes gives the focus back to the bar first.
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      const isLost = !focused || focused === document.body || !focused.checkVisibility();
      if (!isLost) return;
      const boxes = document.querySelectorAll(BOXES);
      focusInPlace(boxes[place] ?? boxes[boxes.length - 1]);
    });
    return () => clearTimeout(timer);
  }, [first, isEmpty]);
}

/** The checkboxes of a list's rows or cards. */
const BOXES = 'main :is(tbody tr, li) input[type="checkbox"]';
