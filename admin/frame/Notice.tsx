import Close from '@mui/icons-material/Close';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { readingTime } from './readingTime.ts';
import { useCurrentNotice } from './useCurrentNotice.ts';

/**
 * How outcomes are told: at the top, where no form has its buttons (back-office §2, alert area). A new
 * one takes the place of the one before. They stand beside the page, because an open panel hides
 * everything in it from screen readers.
 */
export const Notice = () => {
  const { notice, close, undo } = useCurrentNotice();
  const translate = useTranslate();
  if (!notice) return null;
  const { message, type, notificationOptions = {} } = notice;
  const { messageArgs, autoHideDuration, undoable } = notificationOptions;
  const told = typeof message === 'string' ? translate(message, messageArgs) : message;
  const time = autoHideDuration === undefined ? readingTime(told, type) : autoHideDuration;
  return createPortal(
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        anchorOrigin={TOP}
        autoHideDuration={time}
        disableWindowBlurListener={undoable}
        key={notice.key}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        open
        sx={BELOW_HEADER}
        transitionDuration={{ enter: 150, exit: 0 }}
      >
        <Alert
          action={
            <>
              {undoable && (
                <Button color="inherit" onClick={undo} size="small">
                  {translate('ra.action.undo')}
                </Button>
              )}
              <IconButton
                aria-label={translate('ra.action.close')}
                color="inherit"
                onClick={close}
                size="small"
              >
                <Close fontSize="small" />
              </IconButton>
            </>
          }
          role="presentation"
          severity={SEVERITIES[type]}
          sx={FRAME}
          variant="filled"
        >
          <Announced isUrgent={type === 'error' || type === 'warning'}>{told}</Announced>
        </Alert>
      </Snackbar>
    </CloseNotificationContext.Provider>,
    document.body,
  );
};

interface AnnouncedProps {
  isUrgent: boolean;
  children: ReactNode;
}

/**
 * Screen readers tell an alert as it comes. Of a status they tell only the change, so that it must be
 * there before its text.
 */
const Announced = ({ isUrgent, children }: AnnouncedProps) => {
  const [isThere, setThere] = useState(isUrgent);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return <div role={isUrgent ? 'alert' : 'status'}>{isThere && children}</div>;
};

const SEVERITIES: Readonly<Record<string, AlertColor>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

const TOP = { vertical: 'top', horizontal: 'center' } as const;
const BELOW_HEADER = { mt: 5 };
const FRAME = {
  alignItems: 'center',
  maxWidth: '40rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  boxShadow: 6,
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
};
