/**
 * The `meta` of a read of one whole record, where the list's records have less: react-admin takes a list's
 * record for the one it opens, unless they are asked for differently. Should both be answered at once, not
 * even the failure of the whole one would be noticed.
 */
export const WHOLE = { whole: true };
