import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { toCrowns, toHalere } from '../../api/contract/money.ts';
import { itemsInHalere } from '../../api/contract/placedLines.ts';
import type {
  Order,
  Withdrawal,
  WithdrawalDecision,
  WithdrawalDecisionInput,
} from '../../api/contract/types.ts';
import { mayBePaid } from '../../api/contract/withdrawals.ts';
import { chargesOf, settledHalere } from '../../api/contract/withdrawnPrice.ts';
import { LeaveQuestion } from '../form/LeaveGuard.tsx';
import { numberText, typedNumber } from '../form/typedNumber.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { focusInPlace } from '../ui/focusOn.ts';
import { OrderQuestion } from './OrderQuestion.tsx';

interface DecisionProps {
  order: Order;
  withdrawal: Withdrawal;
}

/**
 * Accepts a withdrawal, with the amount that it takes off the invoice, or off the price where there is none
 * yet, or rejects it with a reason; the customer is informed by mail.
 */
export const DecideWithdrawal = ({ order, withdrawal }: DecisionProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isRestocked, setRestocked] = useState(true);
  const isInvoiced = order.books.is_invoiced;
  const proposed = numberText(settledPrice(order, withdrawal), currentLanguage());
  const amount = typed ?? proposed;
  // As it was typed, for the rules of the field; nothing typed takes nothing.
  const takenOff = typedNumber(amount.trim() || '0');
  const decisionOf = (state: WithdrawalDecision['state']): WithdrawalDecisionInput => ({
    state,
    reason,
    ...(state === 'settled' && { restock: isRestocked }),
    ...(state === 'settled' && { amount: takenOff }),
  });
  const fields = useRef<HTMLDivElement>(null);
  const isDecided = useRef(false);
  useEffect(() => {
    const decided = fields.current?.closest('article');
    return () => {
      // After the question, which gives the focus back to a button that is gone.
      if (isDecided.current) setTimeout(() => focusInPlace(decided));
    };
  }, []);
  const decision = useMutation({
    mutationFn: (state: WithdrawalDecision['state']) =>
      dataProvider.decideWithdrawal(withdrawal.id, decisionOf(state)),
    onSuccess: () => {
      isDecided.current = true;
      notify('resources.orders.withdrawals.decided', { type: 'success' });
      refresh();
    },
  });
  const { mutate, isPending, isSuccess } = decision;
  const [asked, setAsked] = useState<WithdrawalDecision['state'] | null>(null);
  // An amount that would be refused is said at its field; of other failures the question tells.
  const check = useMutation({
    mutationFn: () =>
      dataProvider.previewEffects(`withdrawals/${withdrawal.id}`, decisionOf('settled')),
    onSettled: (_caused, failure) => {
      if (!fieldErrors(failure).amount) setAsked('settled');
    },
  });
  const error = decision.error ?? (fieldErrors(check.error).amount ? check.error : null);
  const errors = fieldErrors(error);
  const isAmountWrong = errors.amount !== undefined;
  const reasonField = useRef<HTMLElement>(null);
  const amountField = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!error) return;
    // The question closes first, which gives the focus back to its button.
    const timer = setTimeout(() => (isAmountWrong ? amountField : reasonField).current?.focus());
    return () => clearTimeout(timer);
  }, [error, isAmountWrong]);
  /** What was wrong before is settled by typing. */
  const type = (set: (text: string) => void, text: string) => {
    set(text);
    if (!error) return;
    decision.reset();
    check.reset();
  };
  // A refusal without its reason is refused itself, at the field.
  const refuse = () => (reason.trim() === '' ? mutate('refused') : setAsked('refused'));
  const isUnsaved = !isSuccess && (reason.trim() !== '' || amount !== proposed);
  const label = (name: string) => translate(`resources.orders.withdrawals.${name}`);
  const takenContent = isInvoiced ? 'settledInvoiced' : 'settledLowered';
  const settledContent = takenOff === 0 ? 'settledContent' : takenContent;
  const content = hasMoney(order) ? settledContent : 'settledUnpaid';
  return (
    <Box
      ref={fields}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, mt: 1 }}
    >
      <TextField
        error={error !== null && !isAmountWrong}
        helperText={isAmountWrong || !error ? label('reasonHelp') : error.message}
        inputRef={reasonField}
        label={label('reason')}
        multiline
        onChange={({ target }) => type(setReason, target.value)}
        sx={{ flex: '1 1 100%' }}
        value={reason}
      />
      <TextField
        error={isAmountWrong}
        inputRef={amountField}
        helperText={errors.amount ?? label(isInvoiced ? 'amountHelp' : 'amountOffHelp')}
        label={label(isInvoiced ? 'amount' : 'amountOff')}
        onChange={({ target }) => type(setTyped, target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ flex: '1 1 16rem' }}
        value={amount}
      />
      {/* Never disabled: the question that closes gives them the focus, from which it goes on. */}
      <Button onClick={() => check.mutate()} variant="contained">
        {label('settle')}
      </Button>
      <Button onClick={refuse} variant="outlined">
        {label('refuse')}
      </Button>
      <LeaveQuestion asks={isUnsaved} />
      {asked && (
        <OrderQuestion
          confirm={`resources.orders.withdrawals.${asked === 'settled' ? 'settle' : 'refuse'}`}
          content={label(asked === 'settled' ? content : 'refusedContent')}
          {...(asked === 'settled' && { restock: { value: isRestocked, onChange: setRestocked } })}
          action={{ of: `withdrawals/${withdrawal.id}`, body: decisionOf(asked) }}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => mutate(asked, { onSettled: () => setAsked(null) })}
          title={`resources.orders.withdrawals.${asked}Title`}
        />
      )}
    </Box>
  );
};

/** What settling a withdrawal takes off the order's invoice, or off its price, in crowns. */
const settledPrice = (order: Order, { id }: Withdrawal): number =>
  toCrowns(
    settledHalere({
      items: itemsInHalere(order.items),
      withdrawals: order.withdrawals,
      withdrawalId: id,
      ...chargesOf(toHalere(order.shipping_price), toHalere(order.payment_fee), order.payment_kind),
      keptHalere: toHalere(order.paid) - toHalere(order.refunded),
      leftHalere: toHalere(order.books.left),
    }),
  );

/** Whether there may be money of the customer: cash is with the carrier before it is recorded. */
const hasMoney = ({ status, payment_kind, paid, refunded }: Order): boolean =>
  mayBePaid({ status, paymentKind: payment_kind, paid, refunded });
