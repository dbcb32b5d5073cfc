import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface DialogHeadingProps {
  /** The title's id, for `aria-labelledby`. */
  id: string;
  title: string;
  onClose: () => void;
}

/** The title of a dialog that has no button but the one that closes it. */
export const DialogHeading = ({ id, title, onClose }: DialogHeadingProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
    <DialogTitle id={id} sx={{ flex: 1 }} variant="h3">
      {title}
    </DialogTitle>
    <IconButton aria-label={useTranslate()('ra.action.close')} onClick={onClose}>
      <Close />
    </IconButton>
  </Box>
);
