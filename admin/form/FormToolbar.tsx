import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SaveButton, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { SaveShortcut } from '../shortcuts/SaveShortcut.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { type CopyOf, DuplicateButton } from './DuplicateButton.tsx';
import { FocusFirstError } from './FocusFirstError.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SubmitOnce } from './SubmitOnce.tsx';
import { useIsNew } from './useIsNew.ts';
import { VersionConflict } from './VersionConflict.tsx';

interface FormToolbarProps {
  /** Lets the record be duplicated: returns what the copy begins with. */
  copy?: CopyOf | undefined;
  children?: ReactNode;
}

export const FormToolbar = ({ copy, children }: FormToolbarProps) => {
  const isNew = useIsNew();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  const isAllowed = useMayWrite();
  return (
    <FormBar>
      {isAllowed && (
        <SaveButton alwaysEnable label={isNew ? 'ra.action.add' : 'ra.action.update'} />
      )}
      <Button color="inherit" onClick={() => redirect('list', resource)}>
        {translate(isAllowed ? 'ra.action.cancel' : 'ra.action.close')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {children}
      <HistoryButton />
      {copy && <DuplicateButton of={copy} />}
      {!isNew && <DeleteWithConfirm closes />}
      <VersionConflict />
    </FormBar>
  );
};

/** The sticky toolbar, with the parts that every form has next to its buttons. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <Box sx={BAR}>
    {children}
    <FocusFirstError />
    <LeaveGuard />
    <SubmitOnce />
    <SaveShortcut />
  </Box>
);

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
