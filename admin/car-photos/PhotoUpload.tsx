import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LeaveQuestion } from '../form/LeaveGuard.tsx';
import { PhotoListInput } from '../pictures/PhotoListInput.tsx';
import { named } from '../ui/named.ts';
import { CarPhotoRow } from './CarPhotoRow.tsx';
import { usePhotoUpload } from './usePhotoUpload.ts';

/** New photos of a car: choose up to 20, name and order them, upload them together. */
export const PhotoUpload = ({ carId, firstOrder }: { carId: number; firstOrder: number }) => {
  const translate = useTranslate();
  const { waiting, broken, choose, change, move, drop, send, sending } = usePhotoUpload(
    carId,
    firstOrder,
  );
  return (
    <>
      <PhotoListInput
        chooseLabel="resources.car-photos.action.choose"
        hint={translate('resources.car-photos.hint', { maximum: LIMITS.carPhotosAtOnce })}
        items={waiting.map(({ key, name }) => ({ id: key, name }))}
        onFiles={choose}
        onMove={move}
        problems={broken}
        sx={{ border: '2px dashed', borderColor: 'divider', p: 2, my: 2 }}
        tools={
          <Button disabled={sending} onClick={send} variant="contained">
            {translate(
              waiting.length > 0
                ? 'resources.car-photos.action.upload'
                : 'resources.car-photos.action.uploadNone',
              { smart_count: waiting.length },
            )}
          </Button>
        }
      >
        {waiting.map((photo, index) => (
          <CarPhotoRow
            count={waiting.length}
            id={photo.key}
            index={index}
            info={null}
            key={photo.key}
            name={photo.name}
            onMove={move}
            onName={(name) => change(photo.key, name)}
            order={photo.display_order}
            path={photo.src}
          >
            <IconButton
              aria-label={named(
                translate('ra.action.remove'),
                photo.name || String(photo.display_order),
              )}
              onClick={() => drop(photo.key)}
            >
              <Close />
            </IconButton>
          </CarPhotoRow>
        ))}
      </PhotoListInput>
      <LeaveQuestion asks={waiting.length > 0} />
    </>
  );
};
