import Crop from '@mui/icons-material/Crop';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { shownAt } from '../form/shownPictures.ts';
import { useIsNew } from '../form/useIsNew.ts';
import { isChosenFile } from '../providers/formData.ts';
import { useIsTurnedOff } from '../ui/access.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { AltInputs } from './AltInputs.tsx';
import { useCrop } from './crop/useCrop.tsx';
import { FileButton } from './FileButton.tsx';
import { LibraryButton } from './LibraryButton.tsx';
import { ToldFile } from './ToldFile.tsx';
import { useFileTarget } from './useFileTarget.ts';
import { usePicture } from './usePicture.ts';

interface PictureInputProps {
  /** The field with the stored path, e.g. `image_path`; its details are in the matching `_info` field. */
  source: string;
  /** Message key; defaults to the resource's name of the field. */
  label?: string;
  /** Message key of the hint; defaults to the accepted file types. */
  hint?: string;
  requiredWhenNew?: boolean;
  /** A line about what it is for. */
  help?: string;
  /** Where the site shows it; defaults to resource and field, e.g. `team.image_path`. */
  place?: string;
}

/** A picture of a record; a rejected file leaves the current picture in place. */
export const PictureInput = (props: PictureInputProps) => {
  const { source, hint = 'paddock.picture.hint', requiredWhenNew = false } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const isOff = useIsTurnedOff();
  const isRequired = useIsNew() && requiredWhenNew;
  const {
    shapes,
    needsAlt: hasAlt = false,
    ground,
  } = shownAt(props.place ?? `${resource}.${source}`);
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const { value, onChange } = field;
  const picture = usePicture({ source, value, onChange, hasAlt });
  const target = useFileTarget({ onFiles: picture.choose, takesPasted: true, sx: SECTION });
  const { crop, dialog } = useCrop({ shapes, accept: 'image/*', onCropped: picture.replace });
  const chosen = isChosenFile(field.value) ? field.value : null;
  const path = chosen?.src ?? picture.path;
  const title = translate(props.label ?? `resources.${resource}.fields.${source}`, {
    _: props.label,
  });

  return (
    <Box {...target} aria-label={title} component="section">
      <FormLabel error={fieldState.invalid} required={isRequired}>
        {title}
      </FormLabel>
      {props.help && <FormHelperText>{props.help}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 0.5, mb: 1 }}>
        <Thumbnail
          alt={title}
          fit="contain"
          ground={ground}
          height={135}
          info={chosen ? null : picture.info}
          path={path}
          width={240}
        />
        <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: '16rem' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <FileButton label="paddock.picture.choose" onFiles={picture.choose} />
            <LibraryButton
              chosen={chosen ? '' : picture.path}
              onChoose={(item) => picture.chooseStored(item)}
            />
            {path !== '' && (
              <Button onClick={() => crop(chosen ?? picture.path)} startIcon={<Crop />}>
                {translate('resources.media.action.crop')}
              </Button>
            )}
            {path !== '' && !isRequired && (
              <Button color="inherit" onClick={picture.remove} startIcon={<Delete />}>
                {translate('ra.action.remove')}
              </Button>
            )}
            {dialog}
            <ToldFile file={chosen} isEmpty={path === ''} />
          </Box>
          {!isOff && (
            <FormHelperText error={fieldState.invalid}>
              {fieldState.error?.message ? (
                <ValidationError error={fieldState.error.message} />
              ) : (
                (chosen?.title ?? translate(hint))
              )}
            </FormHelperText>
          )}
        </Box>
      </Box>
      {hasAlt && path !== '' && <AltInputs source={`${picture.infoSource}.alt`} />}
    </Box>
  );
};

const SECTION = { width: '100%', my: 1 };
