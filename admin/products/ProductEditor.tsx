import Sell from '@mui/icons-material/Sell';
import Box from '@mui/material/Box';
import { DataTable, SelectField } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import {
  activeColumn,
  activeFilter,
  BULK_ACTIVE,
  bulkChoice,
  choiceFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { categories } from './categories.ts';
import { ProductForm } from './ProductForm.tsx';

const Column = DataTable.Col<Product>;

const field = (name: string) => `resources.products.fields.${name}`;

const filters = [
  searchFilter,
  choiceFilter('category', field('category'), categories),
  activeFilter,
];
const bulkFields = [BULK_ACTIVE, bulkChoice('category', field('category'), categories)];
const hiddenColumns = ['display_order', 'is_featured', 'is_bestseller', 'is_new', 'id'];

/** The shop's products. */
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

/** The form stays for a second after a save. */
const RESET_DELAY = 1_000;

/** The table writes prices in Czech style in both languages. */
const crowns = (price: number) => formatAdminMoney(price, 'cs');

const ProductPicture = ({ product }: { product: Product }) => (
  <Thumbnail alt="" info={product.image_info} path={product.image_path} placeholder={Sell} />
);

const flagColumn = (source: 'is_featured' | 'is_bestseller' | 'is_new') => (
  <Column
    label={field(source)}
    render={(product) => <YesNoBadge value={product[source]} />}
    source={source}
  />
);

const columns = (
  <>
    <Column
      label={field('name')}
      render={(product) => (
        <NameWithPicture
          name={localizedName(product)}
          picture={<ProductPicture product={product} />}
        />
      )}
      source="translations.en.name"
    />
    <Column
      align="right"
      label={field('price')}
      render={({ price }) => <Box sx={{ whiteSpace: 'nowrap' }}>{crowns(price)}</Box>}
      source="price"
    />
    <Column label={field('category')} source="category">
      <SelectField choices={categories} source="category" />
    </Column>
    <Column label={field('slug')} source="slug" />
    {activeColumn}
    {orderColumn}
    {flagColumn('is_featured')}
    {flagColumn('is_bestseller')}
    {flagColumn('is_new')}
    {idColumn}
  </>
);
