import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface FormDialogProps {
  open?: boolean;
  /** Message keys. */
  title: string;
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Further buttons, before Cancel. */
  actions?: ReactNode;
  disabled?: boolean;
  /** There is nothing to cancel, and it is not closed by a click beside it. */
  isClosedBySubmit?: boolean;
}

/** A window with a small form; what is wrong with it is said in the product's words. On close the focus does not go back to the button that opened it. */
export const FormDialog = (props: FormDialogProps) => {
  const { open = true, title, submit, onSubmit, onClose, children, actions, disabled } = props;
  const { isClosedBySubmit = false } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      onClose={isClosedBySubmit ? undefined : onClose}
      open={open}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass it on to the form around.
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
          {!isClosedBySubmit && (
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
          )}
          <Button disabled={disabled} type="submit" variant="contained">
            {translate(submit)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
