import Drawer from '@mui/material/Drawer';
import { type ReactNode, useId } from 'react';
import { PanelHeader } from '../ui/PanelHeader.tsx';

interface SidePanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export const SidePanel = ({ title, open, onClose, children }: SidePanelProps) => {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      onClose={onClose}
      open={open}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <PanelHeader id={titleId} onClose={onClose} title={title} />
      {open && children}
    </Drawer>
  );
};

const PAPER = { width: { xs: '100%', sm: 'min(36rem, 92vw)' } };
