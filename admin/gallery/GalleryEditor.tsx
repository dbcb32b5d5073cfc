import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { DataTable, SelectInput } from 'react-admin';
import { GALLERY_CATEGORIES } from '../../api/contract/constants.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { GalleryItem } from '../../api/contract/types.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { FieldRow } from '../form/inputs.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor, nameColumn } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { localizedText, localizedTitle } from '../ui/localizedName.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';

const Column = DataTable.Col<GalleryItem>;

const category = choiceField('gallery', 'category', 'categories', GALLERY_CATEGORIES);

/** The thumbnail, else the picture itself. */
const picture = (item: GalleryItem) => (
  <Thumbnail
    alt=""
    info={item.thumbnail_path ? item.thumbnail_info : item.image_info}
    path={item.thumbnail_path || item.image_path}
    placeholder={PhotoLibrary}
  />
);

const alternative = localizedText('alt_text');

export const GalleryEditor = contentEditor<GalleryItem>({
  ordering: listOrdering,
  choice: category,
  columns: (
    <>
      {nameColumn('title', localizedTitle, picture)}
      {category.column}
    </>
  ),
  more: <Column render={alternative} source="alt_text" />,
  form: () => (
    <ContentForm
      pictures={
        <FieldRow>
          <PictureInput source="image_path" />
          <PictureInput hint="resources.gallery.thumbnailHelp" source="thumbnail_path" />
        </FieldRow>
      }
      texts={[{ name: 'title' }, { name: 'alt_text' }]}
    >
      <SelectInput choices={category.choices} defaultValue="misc" source="category" />
    </ContentForm>
  ),
  phone: { picture, title: localizedTitle, text: category.text },
  sitePage: sitePaths.gallery,
});
