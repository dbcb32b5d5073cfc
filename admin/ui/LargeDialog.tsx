import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A dialog that is full-screen on phones. */
export const LargeDialog = (props: Omit<DialogProps, 'open'> & { open?: boolean }) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Dialog fullScreen={isPhone} fullWidth maxWidth="md" open {...props} />;
};
