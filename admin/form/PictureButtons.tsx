import Crop from '@mui/icons-material/Crop';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { cropSource } from '../media/crop/cropSource.ts';
import { useCrop } from '../media/crop/useCrop.tsx';
import { LibraryButton } from '../media/LibraryButton.tsx';
import type { ChosenFile } from '../providers/formData.ts';
import { FileButton } from './FileButton.tsx';

interface PictureButtonsProps {
  /** What stands there now: a file just chosen, a stored path, or '' for nothing. */
  picture: ChosenFile | string;
  canRemove: boolean;
  shapes: readonly number[];
  onChoose: (file: File) => void;
  onStored: (item: MediaItem) => void;
  onCropped: (file: File) => void;
  onRemove: () => void;
}

/** What can be done with the picture of a form. */
export const PictureButtons = ({
  picture,
  canRemove,
  shapes,
  onChoose,
  onStored,
  onCropped,
  onRemove,
}: PictureButtonsProps) => {
  const translate = useTranslate();
  const { crop, dialog } = useCrop({ shapes, accept: 'image/*', onCropped });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FileButton label="paddock.picture.choose" onFiles={([file]) => file && onChoose(file)} />
      <LibraryButton chosen={typeof picture === 'string' ? picture : ''} onChoose={onStored} />
      {picture !== '' && (
        <Button onClick={() => crop(cropSource(picture))} startIcon={<Crop />}>
          {translate('resources.media.action.crop')}
        </Button>
      )}
      {canRemove && (
        <Button color="inherit" onClick={onRemove} startIcon={<Delete />}>
          {translate('ra.action.remove')}
        </Button>
      )}
      {dialog}
    </Box>
  );
};
