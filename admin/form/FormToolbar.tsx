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
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { FirstErrorNotice } from './FirstErrorNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { VersionConflict } from './VersionConflict.tsx';

/** The end of a form: Add or Update (back-office §2), Cancel, what this form alone has, Delete. */
export const FormToolbar = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  return (
    <Box sx={BAR}>
      <SaveButton
        alwaysEnable
        label={record?.id === undefined ? 'ra.action.add' : 'ra.action.update'}
      />
      <Button color="inherit" onClick={() => redirect('list', resource)}>
        {translate('ra.action.cancel')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {children}
      {record?.id !== undefined && <DeleteWithConfirm closes />}
      <FirstErrorNotice />
      <LeaveGuard />
      <VersionConflict />
    </Box>
  );
};

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};
