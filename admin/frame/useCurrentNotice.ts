import { useCallback, useEffect, useState } from 'react';
import {
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
} from 'react-admin';

/** A notice on the screen; its key distinguishes it from one with the same text. */
interface ShownNotice extends NotificationPayload {
  key: number;
}

/**
 * The notice to be shown. A new one replaces the one before at once, whose undoable change is then
 * saved. A `polite` one, about what others did, waits until the outcomes of the reader's own actions
 * have been shown.
 */
export function useCurrentNotice() {
  const { notifications, takeNotification, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [notice, setNotice] = useState<ShownNotice>();

  const settle = useCallback(
    (isUndo: boolean) => {
      if (notice?.notificationOptions?.undoable) takeMutation()?.({ isUndo });
    },
    [notice, takeMutation],
  );

  const leave = useCallback(
    (isUndo: boolean) => {
      settle(isUndo);
      setNotice(undefined);
    },
    [settle],
  );

  useEffect(() => {
    const [first] = notifications;
    if (!first) return;
    if (isPolite(first) && notice && !isPolite(notice)) {
      const others = notifications.filter((each) => !isPolite(each));
      if (others.length > 0) setNotifications([...others, first]);
      return;
    }
    settle(false);
    takeNotification();
    setNotice((before) => ({ ...first, key: (before?.key ?? 0) + 1 }));
  }, [notice, notifications, setNotifications, settle, takeNotification]);

  useEffect(() => {
    if (!notice?.notificationOptions?.undoable) return;
    // Closing the page now would lose the change that waits to be saved.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [notice]);

  return {
    notice,
    close: useCallback(() => leave(false), [leave]),
    undo: useCallback(() => leave(true), [leave]),
  };
}

const isPolite = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.polite === true;
