import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useRefresh, useTranslate } from 'react-admin';
import type { PaymentListItem } from '../../api/contract/types.ts';
import { ForWriters } from '../layout/access.tsx';
import { Choice } from '../layout/Choice.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { LoadFailure } from '../layout/RetryAlert.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { useCall } from '../layout/useCall.ts';
import { orderIdOf } from '../orders/paymentForm.ts';
import { MOVEMENT_ROW, MovementFacts } from './MovementFacts.tsx';
import { MovePayment } from './MovePayment.tsx';
import { OpenRefunds } from './OpenRefunds.tsx';
import { StatementDialog } from './StatementDialog.tsx';

const STATES = ['waiting', 'booked', 'dismissed'] as const;

/** All payments, unmatched ones first. */
export const Payments = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isImporting, setImporting] = useState(false);
  return (
    <ListBase
      filterDefaultValues={{ state: 'waiting' }}
      perPage={25}
      sort={{ field: 'received_on', order: 'DESC' }}
    >
      <PageHeading>{translate('resources.payments.page.list')}</PageHeading>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('resources.payments.hint')}
      </Typography>
      <OpenRefunds />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <States />
        <ForWriters>
          <Button onClick={() => setImporting(true)} startIcon={<UploadFile />} variant="contained">
            {translate('resources.payments.action.import')}
          </Button>
        </ForWriters>
      </Box>
      <Rows />
      <Pagination />
      {isImporting && (
        <StatementDialog
          onClose={() => {
            setImporting(false);
            refresh();
          }}
        />
      )}
    </ListBase>
  );
};

const States = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Choice
      label={translate('resources.payments.page.list')}
      of={STATES.map((state) => [state, translate(`resources.payments.states.${state}`)])}
      onChoose={(state) => setFilters({ state })}
      value={filterValues.state ?? 'waiting'}
    />
  );
};

const Rows = () => {
  const translate = useTranslate();
  const { data, error } = useListContext<PaymentListItem>();
  if (error) return <LoadFailure />;
  if (!data) return <FormSkeleton />;
  if (data.length === 0) {
    return <Typography sx={{ py: 4 }}>{translate('resources.payments.empty')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ p: 0 }}>
      {data.map((payment) => (
        <Box component="li" key={payment.id} sx={MOVEMENT_ROW}>
          <MovementFacts of={payment} />
          <ForWriters>
            {payment.order_id === null ? (
              <Decision payment={payment} />
            ) : (
              <MovePayment payment={payment} />
            )}
          </ForWriters>
        </Box>
      ))}
    </Box>
  );
};

/** Assigns a payment to an order, or marks it as belonging to none. */
const Decision = ({ payment }: { payment: PaymentListItem }) => {
  const translate = useTranslate();
  const [number, setNumber] = useState(String(payment.order?.id ?? ''));
  const { mutate: decide, isPending } = useCall(
    (dataProvider, body: { order_id: number | null } | { state: 'waiting' | 'dismissed' }) =>
      dataProvider.decidePayment(payment.id, body),
    {
      done: (body) => `resources.payments.outcome.${'state' in body ? body.state : 'booked'}`,
      onSettled: useRefresh(),
    },
  );
  const other = payment.state === 'dismissed' ? 'waiting' : 'dismissed';
  const orderId = orderIdOf(number);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        decide({ order_id: orderId });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {payment.verdict !== 'unreadable' && (
        <>
          <TextField
            label={translate('resources.payments.order')}
            onChange={({ target }) => setNumber(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ width: '10rem', my: 0 }}
            value={number}
          />
          <Button disabled={isPending || orderId === null} type="submit" variant="outlined">
            {translate('resources.payments.action.book')}
          </Button>
        </>
      )}
      <Button color="inherit" disabled={isPending} onClick={() => decide({ state: other })}>
        {translate(`resources.payments.action.${other === 'waiting' ? 'takeBack' : 'dismiss'}`)}
      </Button>
    </Box>
  );
};
