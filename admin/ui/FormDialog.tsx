import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { halfTyped } from './halfTyped.ts';
import { lazyPart } from './lazyView.tsx';
import { useChangedFields } from './useChangedFields.ts';

// With the forms, which a list that only asks a question does without.
const LeaveQuestion = lazyPart(async () => (await import('../form/LeaveGuard.tsx')).LeaveQuestion);

interface FormDialogProps {
  open?: boolean;
  /** Message keys. */
  title: string;
  /** For the title and the submitting button. */
  messageArgs?: object;
  submit: string;
  cancel?: string;
  onSubmit: () => void;
  onClose?: () => void;
  children: ReactNode;
  /** Additional buttons, before Cancel. */
  actions?: ReactNode;
  disabled?: boolean;
  /** A dialog that can't be cancelled or closed by a click outside. */
  isClosedBySubmit?: boolean;
  /** False for a question, whose switches are set again at once. */
  isGuarded?: boolean;
  /** Whether something was changed that isn't in a field, such as a chosen picture. */
  isChanged?: boolean;
  /** False where closing focuses something else than what opened it. */
  returnsFocus?: boolean;
}

/** A dialog with a small form, validated with the product's own messages; what was changed isn't lost unasked. */
export const FormDialog = (props: FormDialogProps) => {
  const {
    open = true,
    title,
    submit,
    cancel = 'ra.action.cancel',
    onSubmit,
    onClose,
    children,
    actions,
    disabled,
  } = props;
  const { isClosedBySubmit = false, returnsFocus = true, messageArgs } = props;
  const translate = useTranslate();
  const id = useId();
  const { form, isChanged, watched } = useChangedFields();
  const { isGuarded = !isClosedBySubmit } = props;
  const isUnsaved = open && isGuarded && (isChanged || Boolean(props.isChanged));
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isUnsaved ? setLeaving(true) : onClose?.());
  /** Since something was changed the last time. */
  const [isSubmitted, setSubmitted] = useState(false);
  // A disabled button loses the focus; a refused submit leads to its first mistake. It may be refused before
  // the dialog was shown disabled, so each render looks for the mistake.
  useEffect(() => {
    if (!isSubmitted || disabled) return;
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!mistake) return;
    setSubmitted(false);
    setTimeout(() => mistake.focus());
  });
  return (
    <>
      <Dialog
        aria-labelledby={id}
        disableRestoreFocus={!returnsFocus}
        fullWidth
        maxWidth="sm"
        onClose={(_event, reason) => {
          if (isClosedBySubmit || (isUnsaved && reason === 'backdropClick')) return;
          close();
        }}
        open={open}
        sx={GROWS_DOWN}
      >
        <form
          noValidate
          {...watched}
          onChange={() => {
            watched.onChange();
            // Who types on stays there.
            setSubmitted(false);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            // React would bubble it to the surrounding form.
            event.stopPropagation();
            const [half] = halfTyped(event.currentTarget);
            if (half) {
              // Shown by the browser, in the product's words.
              half.setCustomValidity(translate('paddock.halfTyped'));
              half.reportValidity();
              half.setCustomValidity('');
              return;
            }
            // While it closes its button can still be pressed.
            if (!open) return;
            setSubmitted(true);
            onSubmit();
          }}
        >
          <DialogTitle id={id} variant="h3">
            {translate(title, messageArgs)}
          </DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions sx={{ p: 2 }}>
            {actions}
            {!isClosedBySubmit && (
              <Button color="inherit" onClick={close}>
                {translate(cancel)}
              </Button>
            )}
            <Button
              disabled={disabled}
              onClick={(event) => {
                // The second click of a double click comes before the first has disabled the button.
                if (event.detail > 1) event.preventDefault();
              }}
              type="submit"
              variant="contained"
            >
              {translate(submit, messageArgs)}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {isUnsaved && (
        <LeaveQuestion
          // While it is saved, it may leave the screen by itself.
          asks={!(disabled && isSubmitted)}
          close={
            isLeaving
              ? () => {
                  setLeaving(false);
                  onClose?.();
                }
              : null
          }
          onStay={() => setLeaving(false)}
        />
      )}
    </>
  );
};

/**
 * The upper edge stays where it is when the dialog grows, as by what it would cause, read later: in the middle
 * its fields, and a list that is open in it, would move from under the pointer.
 */
const GROWS_DOWN = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: '12vh', maxHeight: 'calc(88% - 32px)' },
};
