import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isTemporary } from '../../api/client/ApiError.ts';
import type { OrderConsequences } from '../../api/contract/types.ts';
import { Note } from '../ui/Note.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { shownMoney } from '../ui/shown.ts';
import type { useConsequences } from './useConsequences.ts';

const text = (name: string) => `resources.orders.consequences.${name}`;

interface ConsequencesProps {
  of: Pick<ReturnType<typeof useConsequences>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** How many orders it is about; one by default. */
  count?: number;
}

/** What an action would cause: documents, money owed, mails; announced to screen readers. */
export const Consequences = ({
  of: { data, error, isFetching, refetch },
  count = 1,
}: ConsequencesProps) => {
  const translate = useTranslate();
  return (
    <Box aria-live="polite" sx={{ my: 1.5 }}>
      {isFetching ? (
        <Note>{translate(text('loading'))}</Note>
      ) : isRefusal(error) ? (
        <Alert severity="error">{error?.message}</Alert>
      ) : error ? (
        <RetryAlert retry={() => refetch()}>
          {translate(text('failed'), { reason: error.message })}
        </RetryAlert>
      ) : (
        data && <Lines caused={data} count={count} />
      )}
    </Box>
  );
};

/** An answer that another try would not change. */
const isRefusal = (error: unknown): boolean => {
  const { status } = Object(error);
  return status >= 400 && status < 500 && !isTemporary(error);
};

const Lines = ({ caused, count }: { caused: OrderConsequences; count: number }) => {
  const translate = useTranslate();
  const line = (name: string, smart_count: number, amount = 0) =>
    smart_count === 0
      ? []
      : [translate(text(name), { smart_count, amount: shownMoney(Math.abs(amount)) })];
  const { documents, hidden_kept, invoiced_unpaid, mails, mails_stopped, not_to_refund } = caused;
  const { lowered, orders, pieces, places, to_refund, unpaid, vouchers } = caused;
  const money = [
    ...line('to_refund', to_refund.count, to_refund.amount),
    ...line('unpaid', unpaid.count, unpaid.amount),
    ...line('hidden_kept', hidden_kept.count, hidden_kept.amount),
    ...line('vouchers_used', vouchers?.used ?? 0),
  ];
  const price = lowered
    ? [
        translate(text(lowered.open > 0 ? 'lowered' : 'lowered_paid'), {
          amount: shownMoney(lowered.amount),
          open: shownMoney(lowered.open),
        }),
      ]
    : [];
  const others = [
    ...price,
    ...documents.flatMap((issued) => line(issued.kind, issued.count, issued.total)),
    ...line('invoiced_unpaid', invoiced_unpaid.count, invoiced_unpaid.amount),
    ...line('not_to_refund', not_to_refund.count, not_to_refund.amount),
    ...line('vouchers_issued', vouchers?.issued ?? 0),
    ...line('vouchers_restored', vouchers?.restored ?? 0),
    ...line('vouchers_cancelled', vouchers?.cancelled ?? 0),
    ...line('places_freed', places?.freed ?? 0),
    ...line('places_taken', places?.taken ?? 0),
    ...line('places_to_choose', places?.to_choose ?? 0),
    ...line('pieces_returned', pieces?.returned ?? 0),
    ...line('pieces_taken', pieces?.taken ?? 0),
    ...line('mails', mails),
    ...line('mails_stopped', mails_stopped),
  ];
  // Only several orders can be partly unchanged.
  const unchanged = count > 1 ? line('unchanged', count - orders) : [];
  const isNothing = money.length + others.length === 0;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {money.map((each) => (
        <Box component="li" key={each} sx={{ color: 'error.main', fontWeight: 650 }}>
          {each}
        </Box>
      ))}
      {others.map((each) => (
        <li key={each}>{each}</li>
      ))}
      {isNothing && <li>{translate(text('none'))}</li>}
      {unchanged.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Box>
  );
};
