import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type StatusColor, statusColor } from '../../api/contract/orderStatuses.ts';
import { OWED_STATES, paymentStateColor } from '../../api/contract/payments.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { shownMoney } from '../ui/shown.ts';
import { statusOrFirst } from './orderInput.ts';

/** Background and text of each badge, with a contrast of at least 4.5:1. */
const LIGHT: Record<StatusColor, [background: string, text: string]> = {
  green: ['#d8f0da', '#14521f'],
  red: ['#fbdcd8', '#8c1409'],
  blue: ['#d7e7fa', '#0a4480'],
  purple: ['#e8dcf8', '#4d2291'],
  yellow: ['#fbeaba', '#5f4200'],
};

const DARK: typeof LIGHT = {
  green: ['#1c3a21', '#a5e3aa'],
  red: ['#4a1c18', '#ffb3ab'],
  blue: ['#14304f', '#a9d1fb'],
  purple: ['#35214f', '#d7bdf9'],
  yellow: ['#403208', '#f5d77e'],
};

/** A text on a background that signals its meaning. */
export const ColorBadge = ({ color, label }: { color: StatusColor; label: string }) => {
  const { palette } = useTheme();
  const [background, text] = (palette.mode === 'dark' ? DARK : LIGHT)[color];
  return <Chip label={label} size="small" sx={{ bgcolor: background, color: text }} />;
};

export const StatusBadge = ({ status }: { status: string }) => {
  const translate = useTranslate();
  return (
    <ColorBadge
      color={statusColor(status)}
      label={translate(`resources.orders.statuses.${statusOrFirst(status)}`)}
    />
  );
};

/** The payment state of an order, with what its customer is owed; marks overdue transfers. */
export const PaymentBadge = ({
  order: { is_overdue, owed_back, payment_state },
}: {
  order: Pick<OrderListItem, 'is_overdue' | 'owed_back' | 'payment_state'>;
}) => {
  const translate = useTranslate();
  if (is_overdue) return <ColorBadge color="red" label={translate('resources.orders.overdue')} />;
  const texts = OWED_STATES.includes(payment_state) ? 'owed' : 'paymentStates';
  return (
    <ColorBadge
      color={paymentStateColor(payment_state)}
      label={translate(`resources.orders.${texts}.${payment_state}`, {
        amount: shownMoney(owed_back),
      })}
    />
  );
};
