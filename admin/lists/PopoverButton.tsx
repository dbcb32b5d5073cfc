import Popover from '@mui/material/Popover';
import type { ReactElement, ReactNode } from 'react';
import { Button, useTranslate } from 'react-admin';
import { useMenu } from './useMenu.ts';

interface PopoverButtonProps {
  /** Message key: what the button says, and what the window is called. */
  label: string;
  icon: ReactElement;
  /** What the window holds, given how to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button of a list that opens a small window below itself. */
export const PopoverButton = ({ label, icon, children }: PopoverButtonProps) => {
  const translate = useTranslate();
  const { anchor, close, open } = useMenu();
  return (
    <>
      <Button aria-haspopup="dialog" label={label} onClick={open}>
        {icon}
      </Button>
      <Popover
        anchorEl={anchor}
        anchorOrigin={BELOW}
        onClose={close}
        open={anchor !== null}
        slotProps={{ paper: { 'aria-label': translate(label), role: 'dialog', sx: PAPER } }}
      >
        {children(close)}
      </Popover>
    </>
  );
};

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const;
const PAPER = { minWidth: '15rem', maxWidth: 'min(20rem, 100vw - 2rem)' };
