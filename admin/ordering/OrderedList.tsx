import type { ReactNode } from 'react';
import { ListContextProvider, useGetRecordRepresentation, useListContext } from 'react-admin';
import type { Placed } from './newPlaces.ts';
import { Sortable } from './Sortable.tsx';
import { ReorderContext, useReorder } from './useReorder.ts';

/**
 * Gives the list around it an order that can be changed by dragging and by buttons. The new order shows
 * at once; when it can't be saved, the former one comes back with a notice.
 */
export const OrderedList = ({ children }: { children: ReactNode }) => {
  const list = useListContext<Placed>();
  const represent = useGetRecordRepresentation(list.resource);
  const { shown, ...reorder } = useReorder(list);
  const items = shown.map((record) => ({ id: record.id, name: String(represent(record)) }));
  return (
    <ReorderContext value={reorder}>
      <Sortable
        disabled={!reorder.isOrdered || reorder.isSaving}
        items={items}
        onMove={(from, to) => {
          const record = shown[from];
          if (record) reorder.move(record.id, reorder.before + to);
        }}
      >
        <ListContextProvider value={list.data ? { ...list, data: shown } : list}>
          {children}
        </ListContextProvider>
      </Sortable>
    </ReorderContext>
  );
};
