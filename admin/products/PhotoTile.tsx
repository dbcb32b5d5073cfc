import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Crop from '@mui/icons-material/Crop';
import Delete from '@mui/icons-material/Delete';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shownAt } from '../form/shownPictures.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { movedTo } from '../ordering/newPlaces.ts';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';
import { AltButton } from '../pictures/AltButton.tsx';
import { useCrop } from '../pictures/crop/useCrop.tsx';
import { chosenFile } from '../pictures/files.ts';
import { TileButton } from '../pictures/TileButton.tsx';
import { isChosenFile } from '../providers/formData.ts';
import { type FormPhoto, isRemoved, isStored } from '../providers/productForm.ts';
import { PHOTO_TYPES, photoKey, withAlt, withRemoved, withReplaced } from './productPhotos.ts';

interface PhotoTileProps {
  photo: FormPhoto;
  /** All photos of the product. */
  photos: readonly FormPhoto[];
  index: number;
  isDefault: boolean;
  onChange: (photos: FormPhoto[]) => void;
}

/** One photo of a product with its buttons; a removed one stays, faded, until the save. */
export const PhotoTile = ({ photo, photos, index, isDefault, onChange }: PhotoTileProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const move = (to: number) => onChange(movedTo(photos, index, to));
  const removed = isRemoved(photo);
  const stored = isStored(photo);
  const chosen = isChosenFile(photo);
  const { crop, dialog } = useCrop({
    shapes: SHAPES,
    accept: PHOTO_TYPES,
    onCropped: (file) => onChange(withReplaced(photos, index, chosenFile(file))),
  });
  const mark = markOf(photo, isDefault);
  const name = translate('resources.products.photo', { position: index + 1 });
  return (
    <SortableItem
      component="li"
      id={photoKey(photo)}
      sx={{ border: 1, borderColor: isDefault ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ opacity: removed ? 0.35 : 1 }}>
        <Thumbnail
          alt={name}
          height={120}
          info={chosen ? null : photo.image_info}
          path={chosen ? photo.src : photo.image_path}
          width="fill"
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0.5 }}>
        <DragHandle name={name} />
        <TileButton
          icon={ArrowBack}
          disabled={index === 0}
          label="ra.action.move_up"
          onClick={() => move(index - 1)}
        />
        <TileButton
          icon={ArrowForward}
          disabled={index === photos.length - 1}
          label="ra.action.move_down"
          onClick={() => move(index + 1)}
        />
        {stored && (
          <TileButton
            disabled={removed || isDefault}
            icon={isDefault ? Star : StarBorder}
            label="resources.products.action.makeDefault"
            onClick={() => move(0)}
          />
        )}
        <TileButton
          disabled={removed}
          icon={Crop}
          label="resources.media.action.crop"
          onClick={() => crop(chosen ? photo : photo.image_path)}
        />
        {!chosen && (
          <AltButton
            alt={photo.image_info?.alt}
            disabled={removed}
            // Saved on the picture; the form only displays it.
            onSaved={(alt) =>
              setValue('photos', withAlt(photos, index, alt), { shouldDirty: false })
            }
            path={photo.image_path}
          />
        )}
        <Box sx={{ flex: 1 }} />
        <TileButton
          icon={removed ? Undo : Delete}
          label={removed ? 'ra.action.undo' : 'ra.action.remove'}
          onClick={() => onChange(withRemoved(photos, index))}
        />
      </Box>
      {dialog}
      {mark && <Chip label={translate(mark)} size="small" sx={{ mx: 1, mb: 1 }} />}
    </SortableItem>
  );
};

const SHAPES = shownAt('products.photos').shapes;

function markOf(photo: FormPhoto, isDefault: boolean): string | null {
  if (isRemoved(photo)) return 'resources.products.marks.removed';
  if (isDefault) return 'resources.products.marks.default';
  return isStored(photo) ? null : 'resources.products.marks.new';
}
