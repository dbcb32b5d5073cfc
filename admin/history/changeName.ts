import type { Revision } from '../../api/contract/types.ts';
import { shownMoment } from '../ui/shown.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Tells a change from others of the same record, made in the same minute too: '2. 5. 2026 9:30, Changed,
 * Version 3'. A deletion has the version that it deleted.
 */
export const changeOfRecord = ({ action, at, version }: Revision, translate: Translate): string =>
  [
    shownMoment(at),
    translate(`resources.history.actions.${action}`),
    translate('resources.history.version', { version }),
  ].join(', ');

/** The same among changes of several records: 'Hoodie, 2. 5. 2026 9:30, Changed, Version 3'. */
export const changeName = (revision: Revision, translate: Translate): string =>
  `${revision.name || `#${revision.record_id}`}, ${changeOfRecord(revision, translate)}`;
