import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LeaveQuestion } from '../form/LeaveGuard.tsx';
import { Note } from '../layout/Note.tsx';
import { Sortable } from '../ordering/Sortable.tsx';
import { FileButton } from '../pictures/FileButton.tsx';
import { dropTarget } from '../pictures/files.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { usePhotoUpload } from './usePhotoUpload.ts';

/** New photos of a car: choose up to 20, name and order them, upload them together. */
export const PhotoUpload = ({ carId, firstOrder }: { carId: number; firstOrder: number }) => {
  const translate = useTranslate();
  const { waiting, broken, choose, change, move, drop, send, sending } = usePhotoUpload(
    carId,
    firstOrder,
  );
  return (
    <Box
      {...dropTarget(choose)}
      component="section"
      sx={{ border: '2px dashed', borderColor: 'divider', p: 2, my: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FileButton label="resources.car-photos.action.choose" multiple onFiles={choose} />
        <Button disabled={sending} onClick={send} variant="contained">
          {translate(
            waiting.length > 0
              ? 'resources.car-photos.action.upload'
              : 'resources.car-photos.action.uploadNone',
            { smart_count: waiting.length },
          )}
        </Button>
        <Note>{translate('resources.car-photos.hint', { maximum: LIMITS.carPhotosAtOnce })}</Note>
      </Box>
      {broken.map((text) => (
        <FormHelperText error key={text}>
          {text}
        </FormHelperText>
      ))}
      <Sortable items={waiting.map(({ key, name }) => ({ id: key, name }))} onMove={move}>
        {waiting.map((photo, index) => (
          <PhotoRow
            count={waiting.length}
            id={photo.key}
            index={index}
            info={null}
            key={photo.key}
            move={move}
            name={photo.name}
            onName={(name) => change(photo.key, name)}
            order={photo.display_order}
            path={photo.src}
          >
            <IconButton
              aria-label={`${translate('ra.action.remove')}: ${photo.name || photo.display_order}`}
              onClick={() => drop(photo.key)}
            >
              <Close />
            </IconButton>
          </PhotoRow>
        ))}
      </Sortable>
      <LeaveQuestion asks={waiting.length > 0} />
    </Box>
  );
};
