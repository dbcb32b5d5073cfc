import type { Revision } from '../../api/contract/types.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** Brings back a deleted record; of any other one, earlier versions are restored beside its form. */
export const RestoreDeleted = ({ revision }: { revision: Revision }) =>
  revision.action === 'delete' && revision.is_deleted ? (
    <RestoreButton revision={revision} />
  ) : null;
