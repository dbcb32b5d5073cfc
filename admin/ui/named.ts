/** An action's name with that of what it acts on: 'Edit: Hoodie'. Speech control finds it by what it shows. */
export const named = (action: string, item?: string): string =>
  item ? `${action}: ${item}` : action;
