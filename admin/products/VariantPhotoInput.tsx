import Box from '@mui/material/Box';
import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PictureInfo } from '../../api/contract/types.ts';
import { type FormPhoto, isRemoved, savedPhotos } from '../providers/productForm.ts';
import { Note } from '../ui/Note.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';

/** The photo of a variant, of the product's saved ones. */
export const VariantPhotoInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const photos: readonly FormPhoto[] = useWatch({ name: 'photos' }) ?? [];
  const choices = savedPhotos(photos).map((photo, place) => {
    const isGone = isRemoved(photo);
    const name = translate('resources.products.photo', { position: photos.indexOf(photo) + 1 });
    const mark = isGone ? ` (${translate('resources.products.marks.removed')})` : '';
    return {
      id: place + 1,
      name: name + mark,
      disabled: isGone,
      path: photo.image_path,
      info: photo.image_info,
    };
  });
  if (choices.length === 0) {
    return <Note sx={{ py: 1.5 }}>{translate('resources.products.variants.photosLater')}</Note>;
  }
  return (
    <SelectInput
      choices={choices}
      emptyText="resources.products.variants.noPhoto"
      helperText={false}
      label="resources.products.variants.photo"
      optionText={shownPhoto}
      source={source}
      translateChoice={false}
    />
  );
};

interface PhotoChoice {
  name: string;
  path: string;
  info: PictureInfo | null;
}

const shownPhoto = ({ name, path, info }: PhotoChoice) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Thumbnail alt="" height={24} info={info} path={path} width={36} />
    {name}
  </Box>
);
