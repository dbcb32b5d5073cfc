import { useTranslate } from 'react-admin';
import { ColorBadge } from '../orders/StatusBadge.tsx';
import { Mark } from '../ui/Mark.tsx';
import { levelOf } from './stockItems.ts';

/** How many pieces there are: red when sold out, yellow when few are left, grey when not counted. */
export const LevelBadge = ({ quantity }: { quantity: number | null }) => {
  const translate = useTranslate();
  if (quantity === null) return <Mark label={translate('resources.stock.levels.none')} />;
  const pieces = translate('resources.stock.pieces', { smart_count: quantity });
  const level = levelOf(quantity);
  if (level === 'out') {
    return <ColorBadge color="red" label={translate('resources.stock.levels.out')} />;
  }
  return <ColorBadge color={level === 'few' ? 'yellow' : 'green'} label={pieces} />;
};
