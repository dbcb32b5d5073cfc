import Close from '@mui/icons-material/Close';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  AddUndoableMutationContext,
  CloseNotificationContext,
  type NotificationPayload,
  type UndoableMutation,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { useCommand } from '../shortcuts/commands.ts';
import { KeyNames } from '../shortcuts/KeyNames.tsx';
import { Announcement } from '../ui/Announcement.tsx';

interface NoticeProps {
  children: ReactNode;
  /** Whether notices stay until they are closed or replaced, but for those that can be undone. */
  isLasting?: boolean;
}

/**
 * Replaces react-admin's notifications around the screens: those queue, can't be closed, and are hidden from screen
 * readers by panels. It has a queue of its own for changes that can still be undone, too: react-admin's is what was
 * drawn last, so that before the next drawing a change was taken again, and one that was added was lost.
 */
export const Notice = ({ children, isLasting = false }: NoticeProps) => {
  const [waiting] = useState<UndoableMutation[]>([]);
  const add = useCallback((change: UndoableMutation) => waiting.push(change), [waiting]);
  const { notice, close, undo } = useCurrentNotice(waiting);
  // Its button comes after all others of the screen, and goes before a keyboard is there.
  useCommand('undo', undo, notice?.notificationOptions?.undoable === true);
  return (
    <AddUndoableMutationContext value={add}>
      {children}
      {notice && <Shown {...{ notice, close, undo, isLasting }} />}
    </AddUndoableMutationContext>
  );
};

interface ShownProps extends Omit<NoticeProps, 'children'> {
  notice: KeyedNotice;
  close: () => void;
  undo: () => void;
}

const Shown = ({ notice, close, undo, isLasting }: ShownProps) => {
  const translate = useTranslate();
  const { message, type, notificationOptions = {} } = notice;
  const { messageArgs, autoHideDuration, undoable } = notificationOptions;
  const text = typeof message === 'string' ? translate(message, messageArgs) : message;
  const usual = autoHideDuration === undefined ? readingTime(text, type) : autoHideDuration;
  const time = isLasting && !undoable ? null : usual;
  return createPortal(
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        anchorOrigin={TOP}
        autoHideDuration={time}
        disableWindowBlurListener={undoable}
        key={notice.key}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        open
        ref={keepExposed}
        sx={BELOW_HEADER}
        transitionDuration={{ enter: 150, exit: 0 }}
      >
        <Alert
          action={
            <>
              {undoable && (
                <Button
                  aria-keyshortcuts="Control+Z Meta+Z"
                  color="inherit"
                  onClick={undo}
                  size="small"
                  sx={UNDO}
                >
                  {translate('ra.action.undo')}
                  <Box aria-hidden component="span" sx={KEYS}>
                    <KeyNames keys={['Mod+z']} />
                  </Box>
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
          severity={type as AlertColor}
          sx={FRAME}
          variant="filled"
        >
          <Announcement isUrgent={type === 'error' || type === 'warning'}>{text}</Announcement>
        </Alert>
      </Snackbar>
    </CloseNotificationContext.Provider>,
    document.body,
  );
};

/** A closing dialog hides the siblings of the one below it from screen readers. */
function keepExposed(notice: HTMLElement | null) {
  if (!notice) return;
  const observer = new MutationObserver(() => notice.removeAttribute('aria-hidden'));
  observer.observe(notice, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const TOP = { vertical: 'top', horizontal: 'center' } as const;
/** Over an open panel's title, but neither over its tabs nor over the button that closes it. */
const BELOW_HEADER = {
  mt: 5,
  'body:has(.MuiDrawer-paper[aria-labelledby]) &': { mt: 0, top: 8, right: { xs: 60, sm: 'auto' } },
};
const FRAME = {
  alignItems: 'center',
  maxWidth: '40rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  boxShadow: 6,
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
};

/** In one line, though texts of a notice may break anywhere. */
const UNDO = { flexShrink: 0, whiteSpace: 'nowrap' };
/** In the notice's own colours; phones have no such keys, and the text needs their place. */
const KEYS = {
  display: { xs: 'none', sm: 'inline' },
  ml: 1,
  '& kbd': { borderColor: 'currentcolor', bgcolor: 'transparent' },
};

const SHORTEST = 6_000;
const SHORTEST_FOR_ERRORS = 12_000;
const PER_LETTER = 90;

/** Milliseconds that a notice stays; errors stay twice as long. */
export function readingTime(text: ReactNode, type: string): number {
  const letters = typeof text === 'string' ? text.length : 0;
  return Math.max(type === 'error' ? SHORTEST_FOR_ERRORS : SHORTEST, letters * PER_LETTER);
}

/**
 * A new notice replaces the previous one of its kind. Outcomes of the user's own actions come first, then
 * what else they caused (`polite`), then `news`: those wait, and are shown again after one that replaced
 * them. Of news only the latest waits. An error goes when the next save begins, as it would be taken for that
 * one's, when what could not be read was read, and when its signal `until` is aborted.
 */
function useCurrentNotice(waiting: UndoableMutation[]) {
  const { notifications, setNotifications } = useNotificationContext();
  const [notice, setNotice] = useState<KeyedNotice>();

  const settle = useCallback(
    (isUndo: boolean) => {
      const options = notice?.notificationOptions;
      if (!options?.undoable) return;
      // Once: its time may run out before the screen shows that it was closed or replaced.
      options.undoable = false;
      waiting.shift()?.({ isUndo });
      if (isUndo) options.onUndo?.();
    },
    [notice, waiting],
  );

  useEffect(() => {
    const rank = Math.max(...notifications.map(rankOf));
    const next = notifications.find((each) => rankOf(each) === rank);
    if (!next || (notice && rankOf(notice) > rank)) return;
    settle(false);
    setNotifications((queued) => {
      const others = queued.filter((each) => each !== next);
      const isReplaced = !notice || rankOf(notice) === rank || others.some(isLike(notice));
      return isReplaced ? others : [...others, notice];
    });
    setNotice((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
  }, [notice, notifications, setNotifications, settle]);

  useEffect(() => {
    if (!notice?.notificationOptions?.undoable) return;
    // Leaving the page now would lose the pending change.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [notice]);

  const queryClient = useQueryClient();
  useEffect(() => {
    if (notice?.type !== 'error') return;
    const reads = queryClient.getQueryCache();
    const failed = reads.getAll().filter(({ state }) => state.error?.message === notice.message);
    const end = () => setNotice(undefined);
    const until: AbortSignal | undefined = notice.notificationOptions?.until;
    until?.addEventListener('abort', end);
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'pending') end();
    });
    const stopToo = reads.subscribe((event) => {
      const isRead = event.type === 'updated' && event.action.type === 'success';
      if (isRead && failed.some(isSameRead(event.query))) end();
    });
    return () => {
      until?.removeEventListener('abort', end);
      stop();
      stopToo();
    };
  }, [notice, queryClient]);

  const leave = (isUndo: boolean) => () => {
    settle(isUndo);
    // It may have been replaced already.
    setNotice((shown) => (shown === notice ? undefined : shown));
  };
  return { notice, close: leave(false), undo: leave(true) };
}

type KeyedNotice = NotificationPayload & { key: number };

/** Higher ones are shown first. */
const rankOf = ({ notificationOptions: { news, polite } = {} }: NotificationPayload): number =>
  news ? 0 : polite ? 1 : 2;

const isLike = (notice: NotificationPayload) => (other: NotificationPayload) =>
  rankOf(other) === rankOf(notice);

/** The same method of the same resource: a list that was read in another order was read. */
const isSameRead =
  ({ queryKey: [resource, method] }: Query) =>
  ({ queryKey }: Query) =>
    queryKey[0] === resource && queryKey[1] === method;
