import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import { parseOrderNumber } from '../../api/contract/orders.ts';
import type { PaymentListItem } from '../../api/contract/types.ts';
import { ReadList } from '../lists/ReadList.tsx';
import { ForWriters } from '../ui/access.tsx';
import { Choice } from '../ui/Choice.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { named } from '../ui/named.ts';
import { useCall } from '../ui/useCall.ts';
import { MOVEMENT_ROW, MovementFacts, withChosenOrder } from './MovementFacts.tsx';
import { MovePayment } from './MovePayment.tsx';
import { OpenRefunds } from './OpenRefunds.tsx';
import { OrderField } from './OrderField.tsx';
import { paymentName } from './paymentName.ts';
import { StatementDialog } from './StatementDialog.tsx';

const OrderQuestion = lazyPart(
  async () => (await import('../orders/OrderQuestion.tsx')).OrderQuestion,
);

const STATES = ['waiting', 'booked', 'dismissed'] as const;

/** All payments, unmatched ones first. */
export const Payments = () => (
  <ReadList<PaymentListItem>
    about="resources.payments.hint"
    component="div"
    filterDefaultValues={{ state: 'waiting' }}
    item={(payment) => <PaymentRow key={payment.id} payment={payment} />}
    none={<NoPayments />}
    sort={{ field: 'received_on', order: 'DESC' }}
    toolbar={
      <Box sx={TOOLBAR}>
        <States />
        <ForWriters>
          <ImportStatement />
        </ForWriters>
      </Box>
    }
    tools={<OpenRefunds />}
  />
);

const TOOLBAR = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
};

const ImportStatement = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button onClick={() => setImporting(true)} startIcon={<UploadFile />} variant="contained">
        {translate('resources.payments.action.import')}
      </Button>
      {isImporting && (
        <StatementDialog
          onClose={() => {
            setImporting(false);
            refresh();
          }}
        />
      )}
    </>
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

const NoPayments = () => (
  <Typography sx={{ py: 4 }}>{useTranslate()('resources.payments.empty')}</Typography>
);

const PaymentRow = ({ payment }: { payment: PaymentListItem }) => {
  const [number, setNumber] = useState(String(payment.order?.id ?? ''));
  const isOpen = payment.order_id === null;
  const shown = isOpen ? withChosenOrder(payment, parseOrderNumber(number)) : payment;
  return (
    <Box component="li" sx={MOVEMENT_ROW}>
      <MovementFacts of={shown} />
      <ForWriters>
        {isOpen ? (
          <Decision number={number} onChange={setNumber} payment={payment} />
        ) : (
          <MovePayment payment={payment} />
        )}
      </ForWriters>
    </Box>
  );
};

interface DecisionProps {
  payment: PaymentListItem;
  /** The order's number as typed or chosen. */
  number: string;
  onChange: (number: string) => void;
}

/** Assigns a payment to an order, or marks it as belonging to none. */
const Decision = ({ payment, number, onChange }: DecisionProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { mutate: decide, isPending } = useCall(
    (dataProvider, body: { order_id: number | null } | { state: 'waiting' | 'dismissed' }) =>
      dataProvider.decidePayment(payment.id, body),
    {
      done: (body) => `resources.payments.outcome.${'state' in body ? body.state : 'booked'}`,
      onSettled: () => {
        setAsking(false);
        refresh();
      },
    },
  );
  const other = payment.state === 'dismissed' ? 'waiting' : 'dismissed';
  const orderId = parseOrderNumber(number);
  const name = paymentName(payment);
  const action = (key: string) => translate(`resources.payments.action.${key}`);
  const book = action('book');
  const dismiss = action(other === 'waiting' ? 'takeBack' : 'dismiss');
  return (
    <>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}
      >
        {payment.verdict !== 'unreadable' && (
          <>
            <OrderField
              amount={payment.amount}
              onChange={onChange}
              shownId={payment.order?.id}
              suggestions={payment.suggestions}
              value={number}
            />
            <Button
              aria-label={named(book, name)}
              disabled={isPending || orderId === null}
              type="submit"
              variant="outlined"
            >
              {book}
            </Button>
          </>
        )}
        <Button
          aria-label={named(dismiss, name)}
          color="inherit"
          disabled={isPending}
          onClick={() => decide({ state: other })}
        >
          {dismiss}
        </Button>
      </Box>
      {isAsking && orderId !== null && (
        <OrderQuestion
          action={{ of: `payments/${payment.id}`, body: { order_id: orderId } }}
          confirm="resources.payments.action.book"
          isPending={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => decide({ order_id: orderId })}
          title="resources.payments.booking"
        />
      )}
    </>
  );
};
