import { useCallback, useState } from 'react';
import {
  type DataProvider,
  type Middleware,
  useDataProvider,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { isOrderStatus, type OrderStatus } from '../../api/contract/orderStatuses.ts';
import { NotConfirmed } from '../form/NotConfirmed.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { OrderQuestion } from './OrderQuestion.tsx';
import { isAskedFor, type PlannedAction } from './useConsequences.ts';

interface Asking {
  action: PlannedAction;
  status: OrderStatus;
  answer: (isConfirmed: boolean) => void;
}

/** In an order's form: asks before a status is saved that issues documents, owes money, sends the unpaid or frees places. */
export const StatusGuard = () => {
  const translate = useTranslate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const { status, tell_customer } = params.data;
      if (isOrderStatus(status) && status !== params.previousData?.status) {
        const quiet = tell_customer === false ? { tell_customer } : {};
        const body = { ids: [Number(params.id)], status, ...quiet };
        const action: PlannedAction = { of: 'status', body };
        const isAsked = isAskedFor(await dataProvider.previewEffects(action.of, body));
        const confirmed = () =>
          new Promise<boolean>((resolve) => setAsking({ action, status, answer: resolve }));
        if (isAsked && !(await confirmed().finally(() => setAsking(null))))
          throw new NotConfirmed();
      }
      return next(resource, params);
    },
    [dataProvider],
  );
  useRegisterMutationMiddleware(middleware);
  return asking ? (
    <OrderQuestion
      cancel="resources.orders.consequences.back"
      confirm="resources.orders.consequences.change"
      action={asking.action}
      onClose={() => asking.answer(false)}
      onConfirm={() => asking.answer(true)}
      messageArgs={{ status: translate(`resources.orders.statuses.${asking.status}`) }}
      title="resources.orders.consequences.title"
    />
  ) : null;
};
