import { useCallback, useState } from 'react';
import {
  type DataProvider,
  type Middleware,
  useDataProvider,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { isOrderStatus } from '../../api/contract/statusChoices.ts';
import { NotConfirmed } from '../form/NotConfirmed.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { OrderQuestion } from './OrderQuestion.tsx';
import { costsMoney, type PlannedAction } from './useConsequences.ts';

interface Asking {
  action: PlannedAction;
  answer: (isConfirmed: boolean) => void;
}

/** In an order's form: asks before a status is saved that issues documents or owes money back. */
export const StatusGuard = () => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const { status, tell_customer } = params.data;
      if (isOrderStatus(status) && status !== params.previousData?.status) {
        const quiet = tell_customer === false ? { tell_customer } : {};
        const body = { ids: [Number(params.id)], status, ...quiet };
        const action: PlannedAction = { of: 'status', body };
        const isAsked = costsMoney(await dataProvider.previewEffects(action.of, body));
        const confirmed = () =>
          new Promise<boolean>((resolve) => setAsking({ action, answer: resolve }));
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
      confirm="resources.orders.action.save"
      action={asking.action}
      onClose={() => asking.answer(false)}
      onConfirm={() => asking.answer(true)}
      title="resources.orders.consequences.title"
    />
  ) : null;
};
