import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { StockItem, StockItemDetail, StockMovement } from '../../api/contract/types.ts';
import { SidePanel } from '../history/SidePanel.tsx';
import { useMayRead } from '../ui/access.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoment } from '../ui/shown.ts';
import { LevelBadge } from './LevelBadge.tsx';
import { stockName } from './stockItems.ts';

/** As many as the server answers. */
const LATEST = 100;

/** One item with its movements, in a panel next to the list. */
export const StockLog = ({ item, onClose }: { item: StockItem; onClose: () => void }) => {
  const dataProvider = useDataProvider();
  // react-admin would take the list's item, which has no movements, for the whole record.
  const query = useQuery({
    queryKey: ['stock', 'movements', item.id],
    queryFn: async () => {
      const { data } = await dataProvider.getOne<StockItemDetail>('stock', { id: item.id });
      return data;
    },
  });
  return (
    <SidePanel onClose={onClose} open title={stockName(item)}>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Loaded query={query}>{(detail) => <Movements of={detail} />}</Loaded>
      </Box>
    </SidePanel>
  );
};

const Movements = ({ of: item }: { of: StockItemDetail }) => {
  const translate = useTranslate();
  const { movements, product_id, quantity, sku, waiting } = item;
  const seesProducts = useMayRead('products');
  return (
    <>
      <Facts
        of={{
          quantity: <LevelBadge quantity={quantity} />,
          ...(sku && { sku }),
          waiting,
        }}
      />
      {seesProducts && (
        <Link
          component={LinkBase}
          sx={{ display: 'inline-block', mt: 1 }}
          to={`/products/${product_id}`}
        >
          {translate('resources.stock.action.product')}
        </Link>
      )}
      <Typography component="h3" sx={{ mt: 3 }} variant="h3">
        {translate('resources.stock.log.title')}
      </Typography>
      {movements.length === 0 && <Note>{translate('resources.stock.log.empty')}</Note>}
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {movements.map((movement) => (
          <Movement key={movement.id} of={movement} />
        ))}
      </Box>
      {movements.length >= LATEST && (
        <Note sx={{ mt: 1.5 }}>
          {translate('resources.stock.log.latest', { smart_count: LATEST })}
        </Note>
      )}
    </>
  );
};

/** Who moved how many pieces, when and why. */
const Movement = ({ of: movement }: { of: StockMovement }) => {
  const translate = useTranslate();
  const { kind, change, order_id, username, note, at } = movement;
  return (
    <Box component="li" sx={ROW}>
      <Typography component="span" sx={CHANGE}>
        {change > 0 ? `+${change}` : String(change).replace('-', '−')}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {translate(`resources.stock.kinds.${kind}`)}
          {order_id !== null && (
            <>
              {' '}
              <Link component={LinkBase} to={`/orders/${order_id}/show`}>
                {translate('resources.stock.log.order', { number: formatOrderNumber(order_id) })}
              </Link>
            </>
          )}
        </Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        <Note>{[shownMoment(at), username].filter(Boolean).join(' · ')}</Note>
      </Box>
    </Box>
  );
};

const ROW = {
  display: 'flex',
  gap: 2,
  py: 1,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};
const CHANGE = {
  minWidth: '3rem',
  textAlign: 'right',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
};
