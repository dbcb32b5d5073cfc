/** The address of a resource's list with a filter. */
export const filteredList = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
