import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A window that fills the screen of a phone. */
export const LargeDialog = (props: Omit<DialogProps, 'open'> & { open?: boolean }) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Dialog fullScreen={isPhone} fullWidth maxWidth="md" open {...props} />;
};
