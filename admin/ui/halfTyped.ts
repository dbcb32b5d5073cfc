/**
 * The date and time inputs of which only a part is typed. Browsers give them no value, so that they would be
 * saved as empty: a post without a time is published at once, and a token without a day never expires.
 */
export function halfTyped(within: ParentNode): HTMLInputElement[] {
  const inputs = within.querySelectorAll<HTMLInputElement>(
    'input:is([type="date"], [type="datetime-local"], [type="time"])',
  );
  return [...inputs].filter(({ validity }) => validity.badInput);
}
