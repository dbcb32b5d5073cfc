import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface EditorDialogProps {
  open: boolean;
  /** Message keys. */
  title: string;
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Further buttons, before Cancel. */
  actions?: ReactNode;
  disabled?: boolean;
}

/** A window that asks for what an editor's button needs. The text gets the focus back, not the button. */
export const EditorDialog = (props: EditorDialogProps) => {
  const { open, title, submit, onSubmit, onClose, children, actions, disabled } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      open={open}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React would hand it on to the form in which the editor stands.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogTitle id={id} variant="h3">
          {translate(title)}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ p: 2 }}>
          {actions}
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button disabled={disabled} type="submit" variant="contained">
            {translate(submit)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
