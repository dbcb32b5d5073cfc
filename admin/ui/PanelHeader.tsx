import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PanelHeaderProps {
  /** The title's id, for `aria-labelledby`. */
  id: string;
  title: string;
  onClose: () => void;
  children?: ReactNode;
}

export const PanelHeader = ({ id, title, onClose, children }: PanelHeaderProps) => (
  <Box component="header" sx={HEADER}>
    <Typography id={id} variant="h2" sx={{ flex: '1 1 5em', overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Box sx={BUTTONS}>
      {children}
      <IconButton aria-label={useTranslate()('ra.action.close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  </Box>
);

const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  // With large text the buttons move below the title, together.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0, sm: 1.5 },
  pl: { xs: 2, sm: 3 },
  pr: 1.5,
  py: 1.5,
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'primary.light',
};

const BUTTONS = { display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1.5 }, ml: 'auto' };
