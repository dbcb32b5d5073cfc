import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RichTextField, useDataProvider, useTranslate } from 'react-admin';
import type { Order } from '../../api/contract/types.ts';
import { LargeDialog } from '../layout/LargeDialog.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { shownDay } from '../layout/shown.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** The date of the accepted terms, which links to their text. */
export const AgreedTerms = ({ order: { id, terms } }: { order: Order }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!terms) return translate('resources.orders.terms.none');
  const day = shownDay(terms.valid_from);
  const title = translate('resources.orders.terms.from', { day });
  return (
    <>
      <Link component="button" onClick={() => setOpen(true)} type="button" variant="inherit">
        {title}
      </Link>
      {isOpen && <TermsDialog id={id} onClose={() => setOpen(false)} title={title} />}
    </>
  );
};

const TermsDialog = (props: { id: number; title: string; onClose: () => void }) => {
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
