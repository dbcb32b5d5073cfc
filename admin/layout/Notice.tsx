import { Notification } from 'react-admin';
import { createPortal } from 'react-dom';

/**
 * How outcomes are told: at the top, where no form has its buttons (back-office §2, alert area). They
 * stand beside the page, because an open panel hides everything in it from screen readers.
 */
export const Notice = () =>
  createPortal(
    <Notification anchorOrigin={TOP} autoHideDuration={6_000} sx={BELOW_HEADER} />,
    document.body,
  );

const TOP = { vertical: 'top', horizontal: 'center' } as const;
const BELOW_HEADER = { mt: 5 };
