import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactElement, useState } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { StockItem } from '../../api/contract/types.ts';
import { searchFilter } from '../lists/columnsAndFilters.tsx';
import { OffLineMark } from '../lists/OffLineMark.tsx';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { ProductFilter } from '../products/ProductFilter.tsx';
import { currentLanguage } from '../providers/language.ts';
import { ForWriters, useMayWrite } from '../ui/access.tsx';
import { Choice } from '../ui/Choice.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { CountForm } from './CountForm.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { StopCounting } from './StopCounting.tsx';
import { stockName } from './stockItems.ts';

const StockLog = lazyPart(async () => (await import('./StockLog.tsx')).StockLog);

const Column = DataTable.Col<StockItem>;

/** What is in stock: products without options and variants, counted in their rows. */
export const StockList = () => {
  const [opened, setOpened] = useState<StockItem | null>(null);
  const isAllowed = useMayWrite();
  const name = (item: StockItem) => <ItemName item={item} onOpen={() => setOpened(item)} />;
  return (
    <>
      <ReadList<StockItem>
        about="resources.stock.hint"
        card={(item) => <Card item={item} onOpen={() => setOpened(item)} />}
        columns={columns(name, isAllowed)}
        filters={FILTERS}
        sort={OWN_ORDER}
        tableSx={TABLE}
        toolbar={<Levels />}
        {...(isAllowed && { action: stopCounting })}
      />
      {opened && <StockLog item={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

const FILTERS = [
  searchFilter,
  <ProductFilter key="product" label="resources.stock.fields.product_id" source="product_id" />,
];

const stopCounting = (item: StockItem) => <StopCounting item={item} />;

/** A field that the server doesn't sort by: its own order follows that of the shop. */
const OWN_ORDER = { field: 'position', order: 'ASC' } as const;

const TABLE = scrollingTable('4rem', { verticalAlign: 'top' });

const columns = (name: (item: StockItem) => ReactElement, isAllowed: boolean) => (
  <>
    <Column
      label="resources.stock.fields.name"
      render={name}
      source={`name_${currentLanguage()}`}
    />
    <Column source="sku" />
    <Column render={({ quantity }) => <LevelBadge quantity={quantity} />} source="quantity" />
    <DataTable.NumberCol source="waiting" />
    {isAllowed && (
      <Column
        disableSort
        label="resources.stock.fields.count"
        render={(item) => <CountForm item={item} />}
        sx={{ '&.MuiTableCell-body': { minWidth: '23.5rem' } }}
      />
    )}
  </>
);

interface OpensLog {
  item: StockItem;
  onOpen: () => void;
}

/** The name, which opens the log of movements. */
const ItemName = ({ item, onOpen }: OpensLog) => {
  const translate = useTranslate();
  return (
    <>
      <Link
        aria-haspopup="dialog"
        color="inherit"
        component="button"
        onClick={onOpen}
        sx={NAME}
        title={translate('resources.stock.action.log')}
        type="button"
      >
        {stockName(item)}
      </Link>
      {!item.is_active && (
        <OffLineMark>
          <Mark label={translate('lists.inactive')} sx={{ ml: 1 }} />
        </OffLineMark>
      )}
    </>
  );
};

const NAME = { font: 'inherit', fontWeight: 650, textAlign: 'left', overflowWrap: 'anywhere' };

const Card = ({ item, onOpen }: OpensLog) => {
  const translate = useTranslate();
  const { sku, quantity, waiting } = item;
  return (
    <>
      <ItemName item={item} onOpen={onOpen} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 0.5 }}>
        <LevelBadge quantity={quantity} />
        {sku && <Note component="span">{sku}</Note>}
        {waiting > 0 && (
          <Typography component="span" variant="body2">
            {translate('resources.stock.waiting', { smart_count: waiting })}
          </Typography>
        )}
      </Box>
      <ForWriters>
        <CountForm item={item} />
      </ForWriters>
    </>
  );
};

const LEVELS = ['all', 'out', 'few', 'none'] as const;

/** The filter by how much there is. */
const Levels = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { level: chosen = 'all', ...others } = filterValues;
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Choice
        label={translate('resources.stock.fields.quantity')}
        of={LEVELS.map((level) => [level, translate(`resources.stock.levels.${level}`)])}
        onChoose={(level) => setFilters(level === 'all' ? others : { ...others, level })}
        value={chosen}
      />
    </Box>
  );
};
