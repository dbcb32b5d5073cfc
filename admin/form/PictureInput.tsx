import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { AltInputs } from '../media/AltInputs.tsx';
import { isChosenFile } from '../providers/formData.ts';
import { PictureButtons } from './PictureButtons.tsx';
import { shownAt } from './shownPictures.ts';
import { usePicture } from './usePicture.ts';

interface PictureInputProps {
  /** The field with the stored path, e.g. `image_path`; its `_info` stands beside it. */
  source: string;
  label: string;
  /** Message key of what stands beside it; absent = which files may be chosen. */
  hint?: string;
  validate?: (value: unknown) => string | undefined;
  /** Where the site shows it; absent = the resource and field, e.g. `team.image_path`. */
  place?: string;
}

/**
 * A picture of a record: uploaded, dropped, pasted or chosen from the library, cropped to the shape in
 * which the site shows it, described where the site needs it, or removed. A file of a wrong type or size
 * is refused with a message and the picture before it stays, also when only the server knows.
 */
export const PictureInput = ({
  source,
  label,
  hint = 'paddock.picture.hint',
  validate,
  place,
}: PictureInputProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const shown = shownAt(place ?? `${resource}.${source}`);
  const { field, fieldState, isRequired } = useInput({ source, validate, defaultValue: '' });
  const picture = usePicture({
    source,
    value: field.value,
    onChange: field.onChange,
    isDescribed: shown.needsAlt === true,
  });
  const chosen = isChosenFile(field.value) ? field.value : null;
  const path = chosen?.src ?? picture.path;
  const title = translate(label);

  return (
    <Box
      {...picture.dropTarget}
      aria-label={title}
      component="section"
      sx={{ width: '100%', my: 1 }}
    >
      <FormLabel error={fieldState.invalid} required={isRequired}>
        {title}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 0.5, mb: 1 }}>
        <Thumbnail
          alt={title}
          fit="contain"
          height={135}
          info={chosen ? null : picture.info}
          path={path}
          width={240}
        />
        <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: '16rem' } }}>
          <PictureButtons
            canRemove={path !== '' && !isRequired}
            onChoose={picture.choose}
            onCropped={picture.chooseCropped}
            onRemove={picture.remove}
            onStored={picture.chooseStored}
            picture={chosen ?? picture.path}
            shapes={shown.shapes}
          />
          <FormHelperText error={fieldState.invalid}>
            {fieldState.error?.message ? (
              <ValidationError error={fieldState.error.message} />
            ) : (
              (chosen?.title ?? translate(hint))
            )}
          </FormHelperText>
        </Box>
      </Box>
      {shown.needsAlt && path !== '' && <AltInputs source={`${picture.infoSource}.alt`} />}
    </Box>
  );
};
