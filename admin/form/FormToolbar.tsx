import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  SaveButton,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { SaveShortcut } from '../shortcuts/SaveShortcut.tsx';
import { FirstErrorNotice } from './FirstErrorNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { StrayErrors } from './StrayErrors.tsx';
import { SubmitOnce } from './SubmitOnce.tsx';
import { toolbarStyle } from './toolbarStyle.ts';
import { VersionConflict } from './VersionConflict.tsx';

/** The end of a form: Add or Update (back-office §2), Cancel, what this form alone has, Delete. */
export const FormToolbar = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  return (
    <Box sx={toolbarStyle}>
      <SaveButton
        alwaysEnable
        label={record?.id === undefined ? 'ra.action.add' : 'ra.action.update'}
      />
      <Button color="inherit" onClick={() => redirect('list', resource)}>
        {translate('ra.action.cancel')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {children}
      <HistoryButton />
      {record?.id !== undefined && <DeleteWithConfirm closes />}
      <FirstErrorNotice />
      <StrayErrors />
      <LeaveGuard />
      <SubmitOnce />
      <SaveShortcut />
      <VersionConflict />
    </Box>
  );
};
