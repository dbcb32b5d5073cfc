import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { BooleanInput, DataTable, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { GalleryItem } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { localizedTitle } from '../layout/localizedTitle.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { RowActions } from '../layout/RowActions.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { categoryChoices } from './categoryChoices.ts';
import { GalleryForm } from './GalleryForm.tsx';

const Column = DataTable.Col<GalleryItem>;
const NumberColumn = DataTable.NumberCol<GalleryItem>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="category"
    alwaysOn
    choices={categoryChoices}
    label="resources.gallery.fields.category"
    source="category"
  />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
];

/** The pictures of the gallery (back-office §2). */
export const GalleryEditor = () => (
  <Editor<GalleryItem>
    columns={columns}
    filters={filters}
    form={GalleryForm}
    phone={{
      leftIcon: (item) => <Picture item={item} />,
      primaryText: localizedTitle,
      secondaryText: (item) => <Category {...item} />,
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
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={({ is_active }) => <YesNoBadge value={is_active} />}
      source="is_active"
    />
    <Column align="right" disableSort label="paddock.actions">
      <RowActions>
        <MoveButtons />
      </RowActions>
    </Column>
  </>
);
