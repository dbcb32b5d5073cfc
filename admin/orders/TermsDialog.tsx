import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { RichTextField, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';

/** The text that an order agreed to, word for word. */
export const TermsDialog = (props: { id: number; title: string; onClose: () => void }) => {
  const { id, title, onClose } = props;
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const translate = useTranslate();
  const titleId = useId();
  const { data, isError } = useQuery({
    queryKey: ['agreed-terms', id],
    queryFn: () => dataProvider.agreedTerms(id),
  });
  return (
    <LargeDialog aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h2">
        {translate('resources.orders.fields.terms')}: {title}
      </DialogTitle>
      <DialogContent lang={data?.locale} sx={TEXT} tabIndex={0}>
        {isError && <Alert severity="error">{translate('resources.orders.terms.failed')}</Alert>}
        {data ? (
          <>
            <RichTextField record={data} source="content" />
            <RichTextField record={data} source="withdrawal" />
          </>
        ) : (
          !isError && <FormSkeleton />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </LargeDialog>
  );
};

const TEXT = { '& a': { color: 'primary.main' }, '& address': { fontStyle: 'normal' } };
