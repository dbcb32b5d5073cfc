import ContentCopy from '@mui/icons-material/ContentCopy';
import { type RaRecord, useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { useMayWrite } from '../ui/access.tsx';
import { IconAction } from '../ui/IconAction.tsx';

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
  const redirect = useRedirect();
  const isAllowed = useMayWrite();
  if (record?.id === undefined || !isAllowed) return null;
  const duplicate = () =>
    redirect('create', resource, undefined, undefined, { record: of(record) });
  return (
    <IconAction label="paddock.duplicate" onClick={duplicate} size="small">
      <ContentCopy fontSize="small" />
    </IconAction>
  );
};
