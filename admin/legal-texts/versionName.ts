import { shownDay } from '../ui/shown.ts';

/** A version by its first day; the document's name precedes it on every screen. */
export const versionName = ({ valid_from }: { valid_from?: string }): string =>
  valid_from ? shownDay(valid_from) : '';
