import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { screenAt } from '../../api/contract/screens.ts';
import type { Revision } from '../../api/contract/types.ts';
import { Note } from '../ui/Note.tsx';
import { named } from '../ui/named.ts';
import { changeName, changeOfRecord } from './changeName.ts';
import { RestoreDeleted } from './RestoreButton.tsx';
import { RevisionChanges } from './RevisionChanges.tsx';
import { ActionBadge, ChangedFields, Kind, RecordLink, When } from './RevisionParts.tsx';

interface RevisionItemProps {
  revision: Revision;
  resource: string;
  /** A heading above the details, where the context doesn't make the record obvious. */
  title?: ReactNode;
  mark?: ReactNode;
  /** The version that this one restored, while it is still kept. */
  source?: Revision;
  actions?: ReactNode;
  isOpen?: boolean;
}

/** A change: what, who and when, and on demand each field before and after. */
export const RevisionItem = (props: RevisionItemProps) => {
  const { revision, resource, title, mark, source, actions, isOpen = false } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(isOpen);
  const detailsId = useId();
  const { action, at, changed, username, restored_from } = revision;
  const toggle = translate(`resources.history.action.${open ? 'hide' : 'show'}`);
  const from = source
    ? translate('resources.history.from', { version: source.version })
    : translate('resources.history.earlier');
  return (
    <Box component="li" sx={ITEM}>
      {title}
      <Box sx={LINE}>
        <ActionBadge action={action} />
        <Typography sx={{ fontWeight: 650 }} variant="body2">
          {username && translate('resources.history.by', { username })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {mark}
      </Box>
      <Note>
        <When at={at} />
        {restored_from !== null && ` · ${from}`}
      </Note>
      {changed.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }} variant="body2">
          <ChangedFields fields={changed} most={open ? undefined : NAMED} resource={resource} />
        </Typography>
      )}
      <Box sx={{ ...LINE, mt: 0.5, ml: -0.75 }}>
        {changed.length > 0 && (
          <Button
            aria-controls={detailsId}
            aria-expanded={open}
            aria-label={named(toggle, (title ? changeName : changeOfRecord)(revision, translate))}
            color="inherit"
            endIcon={open ? <ExpandLess /> : <ExpandMore />}
            onClick={() => setOpen(!open)}
            size="small"
          >
            {toggle}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {actions}
      </Box>
      <Box hidden={!open} id={detailsId} sx={{ mt: 1 }}>
        {open && <RevisionChanges resource={resource} revision={revision} />}
      </Box>
    </Box>
  );
};

/** A change in a list across records, with the record's name. */
export const NamedRevision = ({ revision, isOpen }: { revision: Revision; isOpen?: boolean }) => (
  <RevisionItem
    actions={<RestoreDeleted revision={revision} />}
    isOpen={isOpen}
    resource={screenAt(revision.resource) ?? revision.resource}
    revision={revision}
    title={
      <>
        <Kind revision={revision} />
        <Typography component="h2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }} variant="h3">
          <RecordLink revision={revision} />
        </Typography>
      </>
    }
  />
);

const NAMED = 4;
const ITEM = {
  listStyle: 'none',
  overflowWrap: 'anywhere',
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };
