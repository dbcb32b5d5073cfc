import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { StockItem } from '../../api/contract/types.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { stockName } from './stockItems.ts';
import { useSaveCount } from './useSaveCount.ts';

/** Stops counting an item, after a question; renders nothing for one that isn't counted. */
export const StopCounting = ({ item }: { item: StockItem }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useSaveCount(item, { onDone: close, onChanged: close });
  if (item.quantity === null) return null;
  const named = { name: stockName(item) };
  return (
    <>
      <IconAction
        label={translate('resources.stock.stop.label', named)}
        onClick={() => setAsking(true)}
        size="small"
        sx={{ minWidth: 40, minHeight: 40 }}
      >
        <PauseCircleOutlined fontSize="small" />
      </IconAction>
      <Confirm
        confirm="resources.stock.action.stop"
        confirmColor="warning"
        content={translate('resources.stock.stop.content', named)}
        isOpen={isAsking}
        loading={isPending}
        onClose={close}
        onConfirm={() => mutate({ quantity: null, seen: item.quantity, note: '' })}
        title="resources.stock.stop.title"
      />
    </>
  );
};
