import { useTranslate } from 'react-admin';
import type { SlotState } from '../../api/contract/constants.ts';
import { ColorBadge } from '../orders/StatusBadge.tsx';

const COLORS = { planned: 'blue', confirmed: 'green', cancelled: 'red' } as const;

/** Whether a date takes place. */
export const SlotStateBadge = ({ state }: { state: SlotState }) => (
  <ColorBadge color={COLORS[state]} label={useTranslate()(`resources.dates.states.${state}`)} />
);
