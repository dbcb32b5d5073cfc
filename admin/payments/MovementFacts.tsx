import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { type Verdict, verdictColor } from '../../api/contract/movementVerdicts.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { StatementRow } from '../../api/contract/types.ts';
import { ColorBadge } from '../orders/StatusBadge.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';

type Movement = Omit<StatementRow, 'external_id' | 'verdict'> & { verdict: Verdict | null };

/** What a verdict says of the order with the payment's symbol, not of the payment. */
const OF_ORDER: readonly Verdict[] = [
  'match',
  'underpaid',
  'overpaid',
  'double',
  'cancelled',
  'unknown',
];

/** A movement for which a person chose an order: what was said of the order by its symbol is left out. */
export const withChosenOrder = <M extends Movement>(movement: M, chosenId: number | null): M => {
  const { order, verdict } = movement;
  if (chosenId === null || chosenId === order?.id) return movement;
  return {
    ...movement,
    order: null,
    verdict: verdict && OF_ORDER.includes(verdict) ? null : verdict,
  };
};

/** A bank movement, its classification, and the order matching its symbol. */
export const MovementFacts = ({ of: movement }: { of: Movement }) => {
  const translate = useTranslate();
  const { verdict, order, amount, received_on, payer, message } = movement;
  const symbol = movement.variable_symbol;
  const orderText = ({ id, customer_name: name, open }: NonNullable<Movement['order']>) => {
    const number = formatOrderNumber(id);
    // Of a booked payment, that nothing is open goes without saying.
    return open === 0 && verdict === null
      ? `${translate('resources.orders.name', { smart_count: 1 })} ${number}, ${name}`
      : translate('resources.payments.orderOf', { number, name, open: shownMoney(open) });
  };
  return (
    <Box sx={{ flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
          {/* A row that could not be read has no amount, also once it is imported. */}
          {amount === 0 ? '–' : shownMoney(amount)}
        </Typography>
        {verdict && (
          <ColorBadge
            color={verdictColor(verdict)}
            label={translate(
              verdict === 'unknown' && !symbol
                ? 'resources.payments.noSymbol'
                : `resources.payments.verdicts.${verdict}`,
            )}
          />
        )}
      </Box>
      <Typography variant="body2">
        {[
          shownDay(received_on),
          symbol && translate('resources.payments.symbol', { symbol }),
          payer,
          movement.counter_account,
          message,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {order && (
        <Link component={LinkBase} to={`/orders/${order.id}/show`} variant="body2">
          {orderText(order)}
        </Link>
      )}
    </Box>
  );
};

export const MOVEMENT_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  listStyle: 'none',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
