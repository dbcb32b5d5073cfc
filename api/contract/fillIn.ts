/** A text with the values of its `{name}` placeholders; those without a value stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  // By a function: `$&` in a replacement text would stand for something else.
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
