import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { screenAt } from '../providers/resourceApis.ts';

/** The name of the record that was changed, as a link to it where it can be opened. */
export const RecordLink = ({ revision }: { revision: Revision }) => {
  const createPath = useCreatePath();
  const resource = screenAt(revision.resource);
  const { name, record_id: id, is_deleted } = revision;
  const text = name || `#${id}`;
  // A photo is edited among the others of its car and has no address of its own.
  if (!resource || is_deleted || resource === 'car-photos') return <>{text}</>;
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: 'edit' })}>
      {text}
    </Link>
  );
};
