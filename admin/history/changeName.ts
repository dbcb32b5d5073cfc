import type { Revision } from '../../api/contract/types.ts';
import { shownMoment } from '../layout/shown.ts';

/** Tells a change from others of the same record: 'Hoodie, 2. 5. 2026 9:30'. */
export const changeName = ({ at, name, record_id }: Revision): string =>
  `${name || `#${record_id}`}, ${shownMoment(at)}`;
