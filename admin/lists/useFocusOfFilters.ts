import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** A filter that is added gets the focus; where one is removed it goes to the button that adds them. */
export function useFocusOfFilters(): void {
  const { displayedFilters } = useListContext();
  const shown = Object.keys(displayedFilters).filter((source) => displayedFilters[source]);
  const names = shown.join();
  const before = useRef(names);
  useEffect(() => {
    if (names === before.current) return;
    const were = before.current.split(',');
    const added = names.split(',').find((name) => !were.includes(name));
    before.current = names;
    // By then the menu has closed, which gives the focus back to its button.
    const timer = setTimeout(() => {
      if (added) fieldOf(added)?.focus();
      else if (isLost()) document.querySelector<HTMLElement>('.add-filter')?.focus();
    }, MENU_CLOSES);
    return () => clearTimeout(timer);
  }, [names]);
}

const MENU_CLOSES = 100;

const fieldOf = (source: string) =>
  document.querySelector<HTMLElement>(
    `.filter-field[data-source="${source}"] :is(input:not([aria-hidden]), [role="combobox"])`,
  );

/** The form of the filters has it when the field that had it is gone. */
const isLost = () => document.activeElement?.matches('body, form') ?? true;
