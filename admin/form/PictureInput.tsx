import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PictureInfo } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { isChosenFile } from '../providers/formData.ts';
import { FileButton } from './FileButton.tsx';
import { usePictureChoice } from './usePictureChoice.ts';

interface PictureInputProps {
  /** The field with the stored path, e.g. `image_path`; its `_info` stands beside it. */
  source: string;
  label: string;
  /** Message key of what stands beside it; absent = which files may be chosen. */
  hint?: string;
  validate?: (value: unknown) => string | undefined;
}

/**
 * A picture of a record: its preview, a button or drop to choose another, and one to remove it. A
 * file of a wrong type or size is refused with a message and the picture before it stays.
 */
export const PictureInput = ({
  source,
  label,
  hint = 'paddock.picture.hint',
  validate,
}: PictureInputProps) => {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput({ source, validate, defaultValue: '' });
  const info: PictureInfo | null | undefined = useWatch({
    name: `${source.replace(/_path$/, '')}_info`,
  });
  const { choose, dropTarget } = usePictureChoice(field.onChange);
  const chosen = isChosenFile(field.value) ? field.value : null;
  const path = chosen?.src ?? (typeof field.value === 'string' ? field.value : '');
  const title = translate(label);

  return (
    <Box {...dropTarget} sx={{ width: '100%', my: 1 }}>
      <FormLabel error={fieldState.invalid} required={isRequired}>
        {title}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 0.5 }}>
        <Thumbnail
          alt={title}
          fit="contain"
          height={135}
          info={chosen ? null : info}
          path={path}
          width={240}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 0.5 }}>
          <FileButton label="paddock.picture.choose" onFiles={([file]) => file && choose(file)} />
          {path && !isRequired && (
            <Button color="inherit" onClick={() => field.onChange('')} size="small">
              {translate('ra.action.remove')}
            </Button>
          )}
          <FormHelperText error={fieldState.invalid}>
            {fieldState.error?.message ? (
              <ValidationError error={fieldState.error.message} />
            ) : (
              (chosen?.title ?? translate(hint))
            )}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
};
