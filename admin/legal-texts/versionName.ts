import { shownDay } from '../layout/shown.ts';

/** A version by its first day, which its document's name precedes on every screen. */
export const versionName = ({ valid_from }: { valid_from?: string }): string =>
  valid_from ? shownDay(valid_from) : '';
