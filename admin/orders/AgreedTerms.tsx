import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../api/contract/types.ts';
import { lazyPart } from '../ui/lazyView.tsx';
import { shownDay } from '../ui/shown.ts';

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

// With what cleans the HTML.
const TermsDialog = lazyPart(async () => (await import('./TermsDialog.tsx')).TermsDialog);
