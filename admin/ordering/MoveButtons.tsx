import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { use } from 'react';
import {
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { DragHandle } from './DragHandle.tsx';
import type { Placed } from './newPlaces.ts';
import { ReorderContext } from './useReorder.ts';

/** What moves a row's record: a handle to drag, and buttons for one place up or down. */
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
      <IconButton
        aria-label={translate('ra.action.move_up')}
        disabled={isSaving || place === 0}
        onClick={() => move(record.id, place - 1)}
        size="small"
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('ra.action.move_down')}
        disabled={isSaving || place >= total - 1}
        onClick={() => move(record.id, place + 1)}
        size="small"
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
};
