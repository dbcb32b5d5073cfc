import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Order, OrderCorrection } from '../../api/contract/types.ts';
import { BackToForm } from '../conflicts/conflict.ts';
import { useMerge } from '../conflicts/useMerge.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import type { FormFields } from '../providers/formData.ts';
import { correctionOf } from './orderInput.ts';

interface Outcome {
  /** What others have saved in the meantime is among the values. */
  onMerged: (values: OrderCorrection) => void;
  onSaved: () => void;
}

/** Saves a correction, merged with what others have saved since the order was loaded. `dialog` is to be rendered. */
export function useCorrection(order: Order, { onMerged, onSaved }: Outcome) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const { saveMerged, dialog } = useMerge();
  const [base, setBase] = useState<FormFields>({ ...order });

  const send = (values: OrderCorrection) =>
    saveMerged<Order | null>({
      resource: 'orders',
      base,
      mine: { ...values, version: base.version },
      write: (record) => dataProvider.correctOrder(order.id, record),
      savedByOthers: () => null,
      onMerged: ({ record, theirs }) => {
        setBase(theirs);
        onMerged(correctionOf(record));
      },
    });
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify('resources.orders.correction.done', { type: 'success' });
      onSaved();
    },
  });
  return {
    save: mutate,
    isPending,
    error: error instanceof BackToForm ? null : error,
    dialog,
  };
}
