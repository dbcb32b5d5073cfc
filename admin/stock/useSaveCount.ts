import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { StockCount, StockItem } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { stockName } from './stockItems.ts';

interface Outcome {
  onDone?: () => void;
  /** Someone else changed the number: gets the present one. */
  onChanged?: (quantity: number | null) => void;
}

/** Saves a count. It runs until the lists show the new number. */
export function useSaveCount(item: StockItem, { onDone, onChanged }: Outcome) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const refetch = () =>
    Promise.all(
      ['stock', 'products'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
    );
  return useMutation({
    mutationFn: (count: StockCount) => dataProvider.countStock(item.id, count),
    onSuccess: async (_answer, { quantity }) => {
      await refetch();
      notify(`resources.stock.done.${quantity === null ? 'stopped' : 'counted'}`, {
        type: 'success',
        messageArgs: { name: stockName(item), smart_count: quantity ?? 0 },
      });
      onDone?.();
    },
    onError: async (error) => {
      if (Object(error).status === 409) {
        const { data } = await dataProvider.getOne<StockItem>('stock', { id: item.id });
        await refetch();
        onChanged?.(data.quantity);
      } else if (fieldErrors(error).note === undefined) {
        notify(error.message, { type: 'error', messageArgs: { _: error.message } });
      }
    },
  });
}
