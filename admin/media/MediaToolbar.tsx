import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SaveButton, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { FirstErrorNotice } from '../form/FirstErrorNotice.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { SubmitOnce } from '../form/SubmitOnce.tsx';
import { toolbarStyle } from '../form/toolbarStyle.ts';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { SaveShortcut } from '../shortcuts/SaveShortcut.tsx';
import type { KnownItem } from './knownItem.ts';

/** The end of a file's form: its words are saved, and it is deleted once nothing uses it. */
export const MediaToolbar = () => {
  const item = useRecordContext<KnownItem>();
  const redirect = useRedirect();
  const translate = useTranslate();
  return (
    <Box sx={toolbarStyle}>
      {item?.kind === 'image' && <SaveButton alwaysEnable label="resources.media.alt.save" />}
      <Button color="inherit" onClick={() => redirect('list', 'media')}>
        {translate('ra.action.close')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {item?.uses?.length === 0 && <DeleteWithConfirm closes />}
      <FirstErrorNotice />
      <LeaveGuard />
      <SubmitOnce />
      <SaveShortcut />
    </Box>
  );
};
