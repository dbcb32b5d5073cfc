import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatOrderNumber, parseOrderNumber } from '../../api/contract/orders.ts';
import type { SuggestedOrder } from '../../api/contract/types.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { shownMoney } from '../ui/shown.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { ChosenOrder } from './ChosenOrder.tsx';

const OrderFinder = lazyPart(async () => (await import('./OrderFinder.tsx')).OrderFinder);

interface OrderFieldProps {
  /** The number as typed or chosen. */
  value: string;
  onChange: (number: string) => void;
  /** Orders that the payment may belong to. */
  suggestions?: readonly SuggestedOrder[];
  /** The payment's amount in crowns, which is compared with what the chosen order has open. */
  amount: number;
  /** The order that the screen shows already. */
  shownId?: number | undefined;
  autoFocus?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  required?: boolean;
}

/** The order of a payment: typed as its number, chosen from the suggested ones, or found by search. */
export const OrderField = (props: OrderFieldProps) => {
  const { value, onChange, suggestions = [], amount, shownId, ...field } = props;
  const translate = useTranslate();
  const [isSearching, setSearching] = useState(false);
  const chosenId = parseOrderNumber(useDebounced(value));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suggestions chosen={parseOrderNumber(value)} of={suggestions} onChoose={onChange} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <TextField
          {...field}
          fullWidth={false}
          label={translate('resources.payments.order')}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: '10rem', my: 0 }}
          value={value}
        />
        <IconAction
          aria-haspopup="dialog"
          label="resources.payments.find.action"
          onClick={() => setSearching(true)}
          sx={{ mt: 0.25 }}
        >
          <Search />
        </IconAction>
      </Box>
      {chosenId !== null && chosenId === parseOrderNumber(value) && chosenId !== shownId && (
        <ChosenOrder amount={amount} id={chosenId} />
      )}
      {isSearching && (
        <OrderFinder
          onChoose={(id) => {
            onChange(String(id));
            setSearching(false);
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </Box>
  );
};

interface SuggestionsProps {
  of: readonly SuggestedOrder[];
  chosen: number | null;
  onChoose: (number: string) => void;
}

const Suggestions = ({ of: orders, chosen, onChoose }: SuggestionsProps) => {
  const translate = useTranslate();
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <Box aria-labelledby={id} role="group" sx={{ mb: 1.5 }}>
      <Typography color="textSecondary" id={id} variant="body2">
        {translate('resources.payments.suggested.title')}
      </Typography>
      {orders.map((order) => (
        <Button
          aria-pressed={order.id === chosen}
          key={order.id}
          onClick={() => onChoose(String(order.id))}
          size="small"
          sx={SUGGESTION}
          variant={order.id === chosen ? 'contained' : 'outlined'}
        >
          {translate('resources.payments.suggested.order', {
            number: formatOrderNumber(order.id),
            name: order.customer_name,
            open: shownMoney(order.open),
            why: translate(`resources.payments.suggested.${order.matches.join('_')}`),
          })}
        </Button>
      ))}
    </Box>
  );
};

const SUGGESTION = {
  display: 'block',
  mt: 0.5,
  textAlign: 'left',
  textTransform: 'none',
  overflowWrap: 'anywhere',
};
