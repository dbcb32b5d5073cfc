import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { RecordContextProvider, type SortPayload, useRedirect, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { ScreenTitle } from '../layout/PageHeading.tsx';
import { RecordNavigation } from '../lists/RecordNavigation.tsx';

/** The order of the list of orders. */
export const newestFirst: SortPayload = { field: 'created_at', order: 'DESC' };

interface OrderDialogProps {
  /** The order shown, null when the dialog is closed. */
  id: string | null;
  /** Message key of the title; it may name the %{number}. */
  title: string;
  view: 'edit' | 'show';
  children: ReactNode;
}

/** The window of an order over the list; closing it leads back to the list. */
export const OrderDialog = ({ id, title, view, children }: OrderDialogProps) => {
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
      {id !== null && <ScreenTitle>{text}</ScreenTitle>}
      <Box component="header" sx={HEADER}>
        <DialogTitle id="order-title" variant="h2" sx={TITLE}>
          {text}
        </DialogTitle>
        {id !== null && (
          <RecordContextProvider value={{ id: Number(id) }}>
            <RecordNavigation perPage={25} sort={newestFirst} view={view} />
          </RecordContextProvider>
        )}
      </Box>
      {children}
    </Dialog>
  );
};

const HEADER = { display: 'flex', alignItems: 'center', pr: 2 };
const TITLE = { flex: 1, fontVariantNumeric: 'tabular-nums' };
