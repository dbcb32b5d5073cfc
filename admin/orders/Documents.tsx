import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useRefresh, useTranslate } from 'react-admin';
import type { Order, OrderDocument } from '../../api/contract/types.ts';
import { ForWriters } from '../layout/access.tsx';
import { FormDialog } from '../layout/FormDialog.tsx';
import { Note } from '../layout/Note.tsx';
import { shownDay, shownMoney } from '../layout/shown.ts';
import { useCall } from '../layout/useCall.ts';
import { OrderSection } from './OrderDialog.tsx';

const text = (key: string) => `resources.orders.documents.${key}`;

/** What was issued for an order, and the buttons that issue more. */
export const Documents = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { documents } = order;
  // In haléře: crowns would not add up exactly.
  const left = documents.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
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
      <Box sx={{ mt: 1.5 }}>
        <ForWriters>
          {left > 0 ? <CreditNote left={left} orderId={order.id} /> : <Issue orderId={order.id} />}
        </ForWriters>
      </Box>
    </OrderSection>
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

const CreditNote = ({ orderId, left }: { orderId: number; left: number }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const refresh = useRefresh();
  const body = { amount: amount.trim().replace(',', '.'), reason };
  const { mutate, isPending } = useCall(
    (dataProvider) => dataProvider.issueCreditNote(orderId, body),
    {
      done: text('issued.credit_note'),
      failed: text('failed'),
      onSuccess: () => {
        refresh();
        setOpen(false);
      },
    },
  );
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="outlined">
        {translate(text('credit'))}
      </Button>
      <FormDialog
        disabled={isPending}
        onClose={() => setOpen(false)}
        onSubmit={mutate}
        open={isOpen}
        submit={text('credit')}
        title={text('credit')}
      >
        <Typography sx={{ mb: 2 }} variant="body2">
          {translate(text('creditContent'))}
        </Typography>
        <TextField
          helperText={translate(text('amountHelp'), {
            left: shownMoney(left),
          })}
          label={translate(text('amount'))}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ mb: 2 }}
          value={amount}
        />
        <TextField
          label={translate(text('reason'))}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          value={reason}
        />
      </FormDialog>
    </>
  );
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
