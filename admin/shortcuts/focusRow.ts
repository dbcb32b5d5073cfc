/** What Enter opens a row by: its Edit button, in the inbox and on phones the row itself. */
const ENTRIES = 'main [data-row-entry], main li a.MuiListItemButton-root';

/** Moves the focus down or up the rows of the list that is shown, from its first or last row. */
export function focusRow(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  const at = entries.findIndex((entry) => rowOf(entry).contains(document.activeElement));
  const next = at < 0 ? entries.at(step > 0 ? 0 : -1) : entries[at + step];
  next?.focus();
}

const rowOf = (entry: HTMLElement): Element => entry.closest('tr, li') ?? entry;
