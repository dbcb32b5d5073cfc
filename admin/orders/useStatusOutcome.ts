import { useNotify, useRedirect, useTranslate } from 'react-admin';
import type { Order } from '../../api/contract/types.ts';
import { TheirsChosen } from '../form/conflict.ts';

/** Says how the change of a status ended: 'Order {id} status changed to "{label}"' (back-office §8). */
export function useStatusOutcome() {
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  return {
    onSuccess: ({ id, status }: Order) => {
      const label = translate(`resources.orders.statuses.${status}`);
      notify('resources.orders.notifications.status', {
        type: 'success',
        messageArgs: { id, label },
      });
      redirect('list', 'orders');
    },
    onError: (error: unknown) => {
      if (!(error instanceof Error) || error instanceof TheirsChosen) return;
      notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    },
  };
}
