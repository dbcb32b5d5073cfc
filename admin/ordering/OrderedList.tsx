import { type ReactNode, use } from 'react';
import {
  ListContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { Placed } from './newPlaces.ts';
import { Sortable } from './Sortable.tsx';
import { DragHandle } from './SortableItem.tsx';
import { StepButtons } from './StepButtons.tsx';
import { ReorderContext, useReorder } from './useReorder.ts';

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

export const MoveButtons = () => {
  const record = useRecordContext<Placed>();
  const reorder = use(ReorderContext);
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();
  if (!record || !reorder) return null;
  const { before, ids, isOrdered, isSaving, move, total } = reorder;
  const name = String(represent(record));
  if (!isOrdered) {
    return (
      <DragHandle name={name} onExplain={() => notify('ordering.unordered', { type: 'info' })} />
    );
  }
  const place = before + ids.indexOf(record.id);
  return (
    <>
      <DragHandle name={name} />
      <StepButtons
        count={total}
        index={place}
        isHeld={isSaving}
        name={name}
        onMove={(to) => void move(record.id, to)}
        size="small"
      />
    </>
  );
};
