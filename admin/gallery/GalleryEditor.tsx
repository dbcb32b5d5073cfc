import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { DataTable, SelectField, SelectInput } from 'react-admin';
import { GALLERY_CATEGORIES } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { GalleryItem } from '../../api/contract/types.ts';
import { ActiveInput, choicesOf, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedTitle } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
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
import { PictureInput } from '../pictures/PictureInput.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<GalleryItem>;

const field = (name: string) => `resources.gallery.fields.${name}`;
const categories = choicesOf(GALLERY_CATEGORIES, 'resources.gallery.categories');

/** The pictures of the gallery. */
export const GalleryEditor = () => (
  <Editor<GalleryItem>
    bulkFields={bulkFields}
    columns={columns}
    filters={filters}
    form={GalleryForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (item) => <Picture item={item} />,
      title: localizedTitle,
      text: (item) => (
        <SelectField choices={categories} record={item} source="category" variant="inherit" />
      ),
    }}
    sitePage={sitePaths.gallery}
  />
);

const filters = [
  searchFilter,
  choiceFilter('category', field('category'), categories),
  activeFilter,
];
const bulkFields = [BULK_ACTIVE, bulkChoice('category', field('category'), categories)];
const hiddenColumns = ['id', 'alt_text'];

/** The thumbnail, or the picture itself where there is none. */
const Picture = ({ item }: { item: GalleryItem }) => (
  <Thumbnail
    alt=""
    info={item.thumbnail_path ? item.thumbnail_info : item.image_info}
    path={item.thumbnail_path || item.image_path}
    placeholder={PhotoLibrary}
  />
);

const columns = (
  <>
    <Column
      label={field('title')}
      render={(item) => (
        <NameWithPicture name={localizedTitle(item)} picture={<Picture item={item} />} />
      )}
      source="title"
    />
    <Column label={field('category')} source="category">
      <SelectField choices={categories} source="category" />
    </Column>
    {orderColumn}
    {activeColumn}
    <Column
      label={field('alt_text')}
      render={({ translations }) => localized(translations, 'alt_text', currentLanguage())}
      source="alt_text"
    />
    {idColumn}
  </>
);

const GalleryForm = () => (
  <RecordForm>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <PictureInput source="image_path" />
      <PictureInput hint="resources.gallery.thumbnailHelp" source="thumbnail_path" />
    </FieldRow>
    <FieldRow>
      <SelectInput choices={categories} defaultValue="misc" source="category" />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

const texts = [{ name: 'title' }, { name: 'alt_text' }];
