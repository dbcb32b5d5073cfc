import Sell from '@mui/icons-material/Sell';
import Box from '@mui/material/Box';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import {
  activeColumn,
  activeFilter,
  BULK_ACTIVE,
  bulkChoice,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { categoryChoices } from './categoryChoices.ts';
import { ProductForm } from './ProductForm.tsx';

const Column = DataTable.Col<Product>;

const filters = [
  searchFilter,
  <SelectInput
    key="category"
    alwaysOn
    choices={categoryChoices}
    label="resources.products.fields.category"
    source="category"
  />,
  activeFilter,
];

const bulkFields = [
  BULK_ACTIVE,
  bulkChoice('category', 'resources.products.fields.category', categoryChoices),
];
const hiddenColumns = ['display_order', 'is_featured', 'is_bestseller', 'is_new', 'id'];

/** The shop's products (back-office §2). */
export const ProductEditor = () => (
  <Editor<Product>
    bulkFields={bulkFields}
    closeAfter={RESET_DELAY}
    columns={columns}
    filters={filters}
    form={ProductForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (product) => <ProductPicture product={product} />,
      title: (product) => localizedName(product),
      text: ({ price }) => crowns(price),
    }}
  />
);

/** The form stays for a second after a save, then it resets (back-office §4). */
const RESET_DELAY = 1_000;

/** The table writes prices in Czech style in both languages (back-office §2). */
const crowns = (price: number) => formatAdminMoney(price, 'cs');

const ProductPicture = ({ product }: { product: Product }) => (
  <Thumbnail alt="" info={product.image_info} path={product.image_path} placeholder={Sell} />
);

const Category = ({ category }: Product) =>
  useTranslate()(`resources.products.categories.${category}`);

const columns = (
  <>
    <Column
      label="resources.products.fields.name"
      render={(product) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ProductPicture product={product} />
          {localizedName(product)}
        </Box>
      )}
      source="translations.en.name"
    />
    <Column
      align="right"
      label="resources.products.fields.price"
      render={({ price }) => <Box sx={{ whiteSpace: 'nowrap' }}>{crowns(price)}</Box>}
      source="price"
    />
    <Column
      label="resources.products.fields.category"
      render={(product) => <Category {...product} />}
      source="category"
    />
    <Column label="resources.products.fields.slug" source="slug" />
    {activeColumn}
    {orderColumn}
    <Column
      label="resources.products.fields.is_featured"
      render={({ is_featured }) => <YesNoBadge value={is_featured} />}
      source="is_featured"
    />
    <Column
      label="resources.products.fields.is_bestseller"
      render={({ is_bestseller }) => <YesNoBadge value={is_bestseller} />}
      source="is_bestseller"
    />
    <Column
      label="resources.products.fields.is_new"
      render={({ is_new }) => <YesNoBadge value={is_new} />}
      source="is_new"
    />
    {idColumn}
  </>
);
