import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Placed } from './newPlaces.ts';
import { useMove } from './useMove.ts';

/** Move a row's record up or down, in lists that stand in display order. */
export const MoveButtons = () => {
  const record = useRecordContext<Placed>();
  const translate = useTranslate();
  const { data, isMoving, isOrdered, move } = useMove();
  if (!record || !isOrdered) return null;
  return (
    <>
      <IconButton
        aria-label={translate('ra.action.move_up')}
        disabled={isMoving || data[0]?.id === record.id}
        onClick={() => move(record.id, -1)}
        size="small"
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('ra.action.move_down')}
        disabled={isMoving || data.at(-1)?.id === record.id}
        onClick={() => move(record.id, 1)}
        size="small"
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
};
