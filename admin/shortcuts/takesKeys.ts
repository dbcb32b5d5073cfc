/** What reads single keys itself: fields, editors, and choices that jump to a letter. */
const READERS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join(',');

/** Whether the focused element, or one around it, wants the keys for itself. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(READERS) !== null;
