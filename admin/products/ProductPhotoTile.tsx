import Crop from '@mui/icons-material/Crop';
import Delete from '@mui/icons-material/Delete';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shownAt } from '../form/shownPictures.ts';
import { leaveItem } from '../ordering/leaveItem.ts';
import { AltButton } from '../pictures/AltButton.tsx';
import { useCrop } from '../pictures/crop/useCrop.tsx';
import { chosenFile } from '../pictures/files.ts';
import { PhotoTile } from '../pictures/PhotoItem.tsx';
import { TileButton } from '../pictures/TileButton.tsx';
import { isChosenFile } from '../providers/formData.ts';
import {
  type FormPhoto,
  isPhotoList,
  isRemoved,
  isStored,
  isUnreadable,
} from '../providers/productForm.ts';
import {
  PHOTO_DROPPED,
  PHOTO_TYPES,
  photoKey,
  withAlt,
  withRemoved,
  withReplaced,
  withUnreadable,
} from './productPhotos.ts';

interface ProductPhotoTileProps {
  photo: FormPhoto;
  /** All photos of the product. */
  photos: readonly FormPhoto[];
  index: number;
  isDefault: boolean;
  onChange: (photos: FormPhoto[]) => void;
  onMove: (from: number, to: number) => void;
}

/** One photo of a product with its buttons; a removed one stays, faded, until the save. */
export const ProductPhotoTile = (props: ProductPhotoTileProps) => {
  const { photo, photos, index, isDefault, onChange, onMove } = props;
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const removed = isRemoved(photo);
  const stored = isStored(photo);
  const chosen = isChosenFile(photo);
  const unreadable = isUnreadable(photo);
  const { crop, dialog } = useCrop({
    shapes: SHAPES,
    accept: PHOTO_TYPES,
    onCropped: (file) => onChange(withReplaced(photos, index, chosenFile(file))),
  });
  const mark = markOf(photo, isDefault);
  const name = translate('resources.products.photo', { position: index + 1 });
  /** Those of the moment: several may fail at once. */
  const markUnreadable = (src: string) => {
    const current: unknown = getValues('photos');
    if (isPhotoList(current)) setValue('photos', withUnreadable(current, src));
  };
  return (
    <PhotoTile
      count={photos.length}
      footer={
        <>
          {dialog}
          {chosen && unreadable && (
            <FormHelperText error role="alert" sx={{ mx: 1, mb: 1, overflowWrap: 'anywhere' }}>
              {translate(PHOTO_DROPPED, { name: photo.title })}
            </FormHelperText>
          )}
          {mark && <Chip label={translate(mark)} size="small" sx={{ mx: 1, mb: 1 }} />}
        </>
      }
      id={photoKey(photo)}
      index={index}
      info={chosen ? null : photo.image_info}
      isFaded={removed}
      isHighlighted={isDefault}
      name={name}
      onFailed={chosen ? () => markUnreadable(photo.src) : undefined}
      onMove={onMove}
      path={chosen ? photo.src : photo.image_path}
    >
      {stored && (
        <TileButton
          disabled={removed || isDefault}
          icon={isDefault ? Star : StarBorder}
          item={name}
          label="resources.products.action.makeDefault"
          onClick={() => onMove(index, 0)}
        />
      )}
      <TileButton
        disabled={removed || unreadable}
        icon={Crop}
        item={name}
        label="resources.media.action.crop"
        onClick={() => crop(chosen ? photo : photo.image_path)}
      />
      {!chosen && (
        <AltButton
          alt={photo.image_info?.alt}
          disabled={removed}
          item={name}
          // Saved on the picture; the form only displays it.
          onSaved={(alt) => setValue('photos', withAlt(photos, index, alt), { shouldDirty: false })}
          path={photo.image_path}
        />
      )}
      <Box sx={{ flex: 1 }} />
      <TileButton
        icon={removed ? Undo : Delete}
        item={name}
        label={removed ? 'ra.action.undo' : 'ra.action.remove'}
        onClick={({ currentTarget }) => {
          const adding = currentTarget.closest('section')?.querySelector('button');
          if (!stored) leaveItem(currentTarget, adding);
          onChange(withRemoved(photos, index));
        }}
      />
    </PhotoTile>
  );
};

const SHAPES = shownAt('products.photos').shapes;

function markOf(photo: FormPhoto, isDefault: boolean): string | null {
  if (isRemoved(photo)) return 'resources.products.marks.removed';
  if (isUnreadable(photo)) return null;
  if (isDefault) return 'resources.products.marks.default';
  return isStored(photo) ? null : 'resources.products.marks.new';
}
