import ContentCopy from '@mui/icons-material/ContentCopy';
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useMayWrite } from '../layout/access.tsx';
import { IconLink } from '../layout/IconLink.tsx';

/** What the form of a copy begins with. */
export type CopyOf = (record: RaRecord) => object;

/**
 * A record's content without what is its own: id, version, slug and schedule. Hidden, so that nobody sees
 * a copy that isn't finished.
 */
export const copyOf: CopyOf = ({ id, version, slug, publish_at, unpublish_at, ...content }) => ({
  ...content,
  is_active: false,
});

/** Opens the form of a new record with a copy of the saved one; renders nothing for a new one. */
export const DuplicateButton = ({ of }: { of: CopyOf }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const isAllowed = useMayWrite();
  if (record?.id === undefined || !isAllowed) return null;
  return (
    <IconLink
      label="paddock.duplicate"
      state={{ record: of(record) }}
      to={createPath({ resource, type: 'create' })}
    >
      <ContentCopy fontSize="small" />
    </IconLink>
  );
};
