/** The id of an option of a list box, by its place among all. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;
