import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useRefresh, useTranslate } from 'react-admin';
import { isCancelled } from '../../api/contract/orderStatuses.ts';
import type { Order, OrderDocument } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { FormerBuyer } from './FormerBuyer.tsx';
import { OrderSection } from './OrderDialog.tsx';

const text = (key: string) => `resources.orders.documents.${key}`;

/** Documents issued for an order, with buttons to issue more. */
export const Documents = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { documents, books } = order;
  return (
    <OrderSection title={text('title')}>
      {documents.length === 0 ? (
        <Note>{translate(text('none'))}</Note>
      ) : (
        <Box component="ul" sx={LIST}>
          {documents.map((document) => (
            <Issued document={document} key={document.id} orderId={order.id} />
          ))}
        </Box>
      )}
      <FormerBuyer order={order} />
      <Books books={books} />
      <Box sx={{ mt: 1.5 }}>
        <ForWriters>
          {books.is_invoiced ? (
            <CreditNote order={order} />
          ) : (
            !isCancelled(order.status) && <Issue orderId={order.id} />
          )}
        </ForWriters>
      </Box>
    </OrderSection>
  );
};

/** Money kept by the team outside the documents: every crown is counted once. */
const Books = ({ books }: { books: Order['books'] }) => {
  const translate = useTranslate();
  const { kept, owed_back, invoiced_unpaid, documented, difference } = books;
  if (kept === 0 && owed_back === 0 && documented === 0) return null;
  const facts = [
    ['kept', kept],
    ...(owed_back > 0 ? [['owed_back', owed_back] as const] : []),
    ...(invoiced_unpaid > 0 ? [['invoiced_unpaid', invoiced_unpaid] as const] : []),
    ['documented', documented],
    ['difference', difference],
  ] as const;
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="dl" sx={BOOKS}>
        {facts.map(([name, amount]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{translate(text(`books.${name}`))}</dt>
            <dd>{shownMoney(amount)}</dd>
          </Box>
        ))}
      </Box>
      {difference !== 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate(text('books.differs'))}
        </Alert>
      )}
    </Box>
  );
};

const Issued = ({ document, orderId }: { document: OrderDocument; orderId: number }) => {
  const translate = useTranslate();
  const { id, kind, number, issued_at, total, username } = document;
  const facts = [shownDay(issued_at), shownMoney(total), username];
  const address = `/api/orders/admin/orders/${orderId}/documents/${id}`;
  const name = `${translate(text(kind))} ${number}`;
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ flex: '1 1 9rem' }}>
        <Typography sx={{ fontWeight: 650 }} variant="body2">
          {name}
        </Typography>
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
      </Box>
      {['pdf', 'isdoc'].map((form) => (
        <Link
          aria-label={`${name}, ${form.toUpperCase()}`}
          href={`${address}.${form}`}
          key={form}
          rel="noopener"
          target="_blank"
        >
          {form.toUpperCase()}
        </Link>
      ))}
    </Box>
  );
};

const Issue = ({ orderId }: { orderId: number }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.issueInvoice(orderId), {
    done: text('issued.invoice'),
    failed: text('failed'),
    onSuccess: useRefresh(),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)} variant="outlined">
        {translate(text('issue'))}
      </Button>
      <Confirm
        confirm={text('issue')}
        content={text('issueContent')}
        isOpen={isAsking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
        title={text('issueTitle')}
      />
    </>
  );
};

const CreditNote = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="outlined">
        {translate(text('credit'))}
      </Button>
      {isOpen && <CreditNoteDialog onClose={() => setOpen(false)} order={order} />}
    </>
  );
};

const BOOKS = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  m: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
};
const LIST = { m: 0, p: 0, listStyle: 'none' };
const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
