import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface SidePanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A narrow panel at the side, with its title and the way to close it. */
export const SidePanel = ({ title, open, onClose, children }: SidePanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      onClose={onClose}
      open={open}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <Box component="header" sx={HEADER}>
        <Typography id={titleId} sx={{ flex: 1, overflowWrap: 'anywhere' }} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {open && children}
    </Drawer>
  );
};

const PAPER = { width: { xs: '100%', sm: 'min(36rem, 92vw)' } };
const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pl: { xs: 2, sm: 3 },
  pr: 1.5,
  py: 1.5,
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'primary.light',
};
