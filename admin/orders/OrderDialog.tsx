import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orderNumber.ts';

interface OrderDialogProps {
  /** The order shown, null when the dialog is closed. */
  id: string | null;
  /** Message key of the title; it may name the %{number}. */
  title: string;
  children: ReactNode;
}

/** The window of an order over the list; closing it leads back to the list. */
export const OrderDialog = ({ id, title, children }: OrderDialogProps) => {
  const redirect = useRedirect();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const text = translate(title, { number: formatOrderNumber(Number(id)) });
  return (
    <Dialog
      aria-labelledby="order-title"
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      onClose={() => redirect('list', 'orders')}
      open={id !== null}
    >
      {id !== null && <title>{`${text} – Paddock`}</title>}
      <DialogTitle id="order-title" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </DialogTitle>
      {children}
    </Dialog>
  );
};
