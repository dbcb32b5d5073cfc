/** The address of a resource's filtered list. */
export const filteredList = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
