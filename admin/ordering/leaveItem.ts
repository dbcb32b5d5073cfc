/**
 * Moves the focus away from an item of a list whose button removes it: to the last button of the next
 * item, else of the previous one, else to what adds an item.
 */
export function leaveItem(button: Element, adding: Element | null | undefined): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour ? [...neighbour.querySelectorAll('button')].at(-1) : adding;
  if (next instanceof HTMLElement) next.focus();
}
