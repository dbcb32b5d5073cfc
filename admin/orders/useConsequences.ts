import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OrderStatus } from '../../api/contract/orderStatuses.ts';
import type {
  OrderConsequences,
  OrderCorrection,
  PaymentInput,
  WithdrawalDecisionInput,
} from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

interface StatusBody {
  ids: readonly number[];
  status: OrderStatus;
  /** False: the customers get no mail. */
  tell_customer?: boolean;
}

/** Something that is about to be done to orders, with the body that does it. */
export type PlannedAction =
  | { of: 'status'; body: StatusBody }
  | { of: 'deletion'; body: { ids: readonly number[] } }
  | { of: 'payment' | 'refund'; body: Partial<PaymentInput> & { through?: number | null } }
  | { of: `payments/${number}`; body: { order_id: number } | { state: 'waiting' } }
  | { of: `correction/${number}`; body: Partial<OrderCorrection> }
  | { of: `corrected-documents/${number}`; body: object }
  | { of: `withdrawals/${number}`; body: WithdrawalDecisionInput };

/** What an action would cause, which the API finds by running it and rolling it back; null asks nothing. */
export function useConsequences(action: PlannedAction | null) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQuery({
    queryKey: ['orderConsequences', action],
    queryFn: () =>
      action ? dataProvider.previewEffects(action.of, action.body) : Promise.resolve(null),
    enabled: action !== null,
    // Each question asks anew, but not once more when the action is done and the screen is refreshed.
    gcTime: 0,
    staleTime: 'static',
    retry: false,
  });
}

/**
 * Whether something moves money or documents, sends what isn't paid, or frees places that somebody else may
 * book, so that a question is due even for a single order.
 */
export const isAskedFor = (caused: OrderConsequences): boolean =>
  caused.documents.length > 0 ||
  [caused.to_refund, caused.not_to_refund, caused.unpaid].some(({ count }) => count > 0) ||
  Boolean(caused.places?.freed || caused.places?.to_choose);
