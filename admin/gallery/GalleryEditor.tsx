import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { GalleryItem } from '../../api/contract/types.ts';
import { localizedTitle } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
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
import { currentLanguage } from '../providers/language.ts';
import { categoryChoices } from './categoryChoices.ts';
import { GalleryForm } from './GalleryForm.tsx';

const Column = DataTable.Col<GalleryItem>;

const filters = [
  searchFilter,
  <SelectInput
    key="category"
    alwaysOn
    choices={categoryChoices}
    label="resources.gallery.fields.category"
    source="category"
  />,
  activeFilter,
];

const bulkFields = [
  BULK_ACTIVE,
  bulkChoice('category', 'resources.gallery.fields.category', categoryChoices),
];
const hiddenColumns = ['id', 'alt_text'];

/** The pictures of the gallery (back-office §2). */
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
      text: (item) => <Category {...item} />,
    }}
    sitePage={sitePaths.gallery}
  />
);

/** The thumbnail, or the picture itself where there is none. */
const Picture = ({ item }: { item: GalleryItem }) => (
  <Thumbnail
    alt=""
    info={item.thumbnail_path ? item.thumbnail_info : item.image_info}
    path={item.thumbnail_path || item.image_path}
    placeholder={PhotoLibrary}
  />
);

const altText = ({ translations }: GalleryItem) =>
  localized(translations, 'alt_text', currentLanguage());

const Category = ({ category }: GalleryItem) =>
  useTranslate()(`resources.gallery.categories.${category}`);

const columns = (
  <>
    <Column
      label="resources.gallery.fields.title"
      render={(item) => (
        <NameWithPicture name={localizedTitle(item)} picture={<Picture item={item} />} />
      )}
      source="title"
    />
    <Column
      label="resources.gallery.fields.category"
      render={(item) => <Category {...item} />}
      source="category"
    />
    {orderColumn}
    {activeColumn}
    <Column label="resources.gallery.fields.alt_text" render={altText} source="alt_text" />
    {idColumn}
  </>
);
