import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Delete from '@mui/icons-material/Delete';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { type FormPhoto, isRemoved, isStored } from './productPhotos.ts';
import { TileButton } from './TileButton.tsx';

interface PhotoTileProps {
  photo: FormPhoto;
  index: number;
  count: number;
  isDefault: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** One photo of a product with its buttons; a removed one stays, faded, until the save. */
export const PhotoTile = ({
  photo,
  index,
  count,
  isDefault,
  onMove,
  onRemove,
  ...drag
}: PhotoTileProps) => {
  const translate = useTranslate();
  const removed = isRemoved(photo);
  const stored = isStored(photo);
  const mark = markOf(photo, isDefault);
  return (
    <Box
      component="li"
      draggable
      onDragStart={drag.onDragStart}
      onDrop={drag.onDropHere}
      sx={{ border: 1, borderColor: isDefault ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ opacity: removed ? 0.35 : 1 }}>
        <Thumbnail
          alt={translate('resources.products.photo', { position: index + 1 })}
          height={120}
          info={stored ? photo.image_info : null}
          path={stored ? photo.image_path : photo.src}
          width="fill"
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0.5 }}>
        <TileButton
          icon={ArrowBack}
          disabled={index === 0}
          label="ra.action.move_up"
          onClick={() => onMove(index - 1)}
        />
        <TileButton
          icon={ArrowForward}
          disabled={index === count - 1}
          label="ra.action.move_down"
          onClick={() => onMove(index + 1)}
        />
        {stored && (
          <TileButton
            disabled={removed || isDefault}
            icon={isDefault ? Star : StarBorder}
            label="resources.products.action.makeDefault"
            onClick={() => onMove(0)}
          />
        )}
        <Box sx={{ flex: 1 }} />
        <TileButton
          icon={removed ? Undo : Delete}
          label={removed ? 'ra.action.undo' : 'ra.action.remove'}
          onClick={onRemove}
        />
      </Box>
      {mark && <Chip label={translate(mark)} size="small" sx={{ mx: 1, mb: 1 }} />}
    </Box>
  );
};

function markOf(photo: FormPhoto, isDefault: boolean): string | null {
  if (isRemoved(photo)) return 'resources.products.marks.removed';
  if (isDefault) return 'resources.products.marks.default';
  return isStored(photo) ? null : 'resources.products.marks.new';
}
