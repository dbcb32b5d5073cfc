import Sell from '@mui/icons-material/Sell';
import Box from '@mui/material/Box';
import { DataTable, DateInput } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { BULK_ACTIVE } from '../lists/bulkFields.ts';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/columnsAndFilters.tsx';
import { nameColumn, recordPicture } from '../lists/contentEditor.tsx';
import { Editor } from '../lists/Editor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { localizedName } from '../ui/localizedName.ts';
import { YesNoBadge } from '../ui/YesNoBadge.tsx';
import { category, ProductForm } from './ProductForm.tsx';

const Column = DataTable.Col<Product>;

const field = (name: string) => `resources.products.fields.${name}`;

/** The shop's products. */
export const ProductEditor = () => (
  <Editor<Product>
    bulkFields={[BULK_ACTIVE, category.bulk]}
    closeAfter={1_000}
    columns={columns}
    filters={filters}
    form={ProductForm}
    hiddenColumns={['display_order', 'is_featured', 'is_bestseller', 'is_new', 'id']}
    ordering={listOrdering}
    phone={{ picture, title: localizedName, text: ({ price }) => crowns(price) }}
  />
);

const filters = [
  searchFilter,
  category.filter,
  activeFilter,
  <DateInput key="since" label={field('voucher_until_gte')} source="voucher_until_gte" />,
  <DateInput key="until" label={field('voucher_until_lte')} source="voucher_until_lte" />,
];

/** Prices use Czech formatting in both languages. */
const crowns = (price: number) => formatAdminMoney(price, 'cs');

const picture = recordPicture(Sell);

const flagColumn = (source: 'is_featured' | 'is_bestseller' | 'is_new') => (
  <Column render={(product) => <YesNoBadge value={product[source]} />} source={source} />
);

const columns = (
  <>
    {nameColumn<Product>('translations.en.name', localizedName, picture, field('name'))}
    <Column
      align="right"
      render={({ price }) => <Box sx={{ whiteSpace: 'nowrap' }}>{crowns(price)}</Box>}
      source="price"
    />
    {category.column}
    <Column source="slug" />
    {activeColumn}
    {orderColumn}
    {flagColumn('is_featured')}
    {flagColumn('is_bestseller')}
    {flagColumn('is_new')}
    {idColumn}
  </>
);
