type Values = Readonly<Record<string, string | number>>;

/** A text with the values of its `%{name}` placeholders, as `written` writes them; those without a value stay. */
export const fillIn = (
  text: string,
  values: Values,
  written: (value: string | number) => string = String,
): string =>
  // By a function: `$&` in a replacement text would stand for something else.
  text.replace(/%\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : written(value);
  });
