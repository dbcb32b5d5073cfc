import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, use } from 'react';
import {
  ListContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Placed } from './newPlaces.ts';
import { Sortable } from './Sortable.tsx';
import { DragHandle } from './SortableItem.tsx';
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
  const translate = useTranslate();
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
      {STEPS.map(({ action, Arrow, step }) => (
        <IconButton
          aria-label={translate(action)}
          disabled={isSaving || place + step < 0 || place + step >= total}
          key={action}
          onClick={() => move(record.id, place + step)}
          size="small"
        >
          <Arrow fontSize="small" />
        </IconButton>
      ))}
    </>
  );
};

/** Buttons that move an item, with their icons and steps. */
export const STEPS = [
  { action: 'ra.action.move_up', Arrow: ArrowUpward, step: -1 },
  { action: 'ra.action.move_down', Arrow: ArrowDownward, step: 1 },
];
