/** Whether an event comes from a field that is typed or chosen in. */
export const isField = (
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Focuses a field by its name, or what stands in the place marked by it, and unfolds what it is in. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector(`[name="${name}"]`) ??
    form.querySelector(`[data-field="${name}"] :is(input, button)`);
  // Hidden fields can't take the focus.
  field?.closest('details')?.setAttribute('open', '');
  if (field instanceof HTMLElement) field.focus();
}
