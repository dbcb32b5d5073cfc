import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RecordContextProvider, type SortPayload, useRedirect, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { RecordNavigation } from '../lists/RecordNavigation.tsx';
import { PAGE_SIZE } from '../lists/useNeighbours.ts';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { ScreenTitle } from '../ui/PageHeading.tsx';
import { useOpenRecord } from '../ui/useOpenRecord.ts';

export const newestFirst: SortPayload = { field: 'created_at', order: 'DESC' };

interface OrderDialogProps {
  view: 'edit' | 'show';
  children: (id: number) => ReactNode;
}

/** The dialog of the order named by the address; closing it returns to the list. */
export const OrderDialog = ({ view, children }: OrderDialogProps) => {
  const id = Number(useOpenRecord(view));
  const redirect = useRedirect();
  const translate = useTranslate();
  const title = translate(`resources.orders.page.${view}`, { number: formatOrderNumber(id) });
  return (
    <LargeDialog
      aria-labelledby="order-title"
      onClose={() => redirect('list', 'orders')}
      open={id > 0}
    >
      {id > 0 && <ScreenTitle>{title}</ScreenTitle>}
      <Box component="header" sx={HEADER}>
        <DialogTitle
          id="order-title"
          variant="h2"
          sx={{ flex: '1 1 5em', fontVariantNumeric: 'tabular-nums' }}
        >
          {title}
        </DialogTitle>
        {id > 0 && (
          <RecordContextProvider value={{ id }}>
            <RecordNavigation perPage={PAGE_SIZE} sort={newestFirst} view={view} />
          </RecordContextProvider>
        )}
      </Box>
      {id > 0 && children(id)}
    </LargeDialog>
  );
};

// With large text the buttons move below the number, which cannot be broken.
const HEADER = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', pr: 2 };

interface OrderSectionProps {
  /** Message key. */
  title: string;
  children: ReactNode;
}

/** A section of an order's dialog. */
export const OrderSection = ({ title, children }: OrderSectionProps) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography component="h3" sx={{ mb: 1 }} variant="h3">
      {useTranslate()(title)}
    </Typography>
    {children}
  </Box>
);
