import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useTranslate } from 'react-admin';
import { FileButton } from '../pictures/FileButton.tsx';
import { brokenFileRule, chosenFile, useFileCheck } from '../pictures/files.ts';
import { useFileRefusal } from '../pictures/useFileRefusal.ts';
import { useFileTarget } from '../pictures/useFileTarget.ts';
import { isChosenFile } from '../providers/formData.ts';
import { useIsTurnedOff } from '../ui/access.tsx';
import type { SettingFieldProps } from './settingFieldProps.ts';

/** A video in MP4 or WebM; a rejected file leaves the current one in place. */
export const VideoInput = ({ source, label, help }: SettingFieldProps) => {
  const translate = useTranslate();
  const isOff = useIsTurnedOff();
  const title = translate(label, { _: label });
  const fine = useFileCheck((file) => brokenFileRule(file, 'video'));
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  useFileRefusal(source, field.value);
  const chosen = isChosenFile(field.value) ? field.value : null;
  const path = typeof field.value === 'string' ? field.value : '';

  const choose = (files: File[]) => {
    const [file] = fine(files);
    if (file) field.onChange(chosenFile(file));
  };
  const target = useFileTarget({ onFiles: choose, takesPasted: true, sx: SECTION });

  return (
    <Box {...target} aria-label={title} component="section">
      <FormLabel error={fieldState.invalid}>{title}</FormLabel>
      {path && (
        <Box
          aria-label={title}
          component="video"
          controls
          muted
          preload="metadata"
          src={path}
          sx={{ display: 'block', width: '100%', maxWidth: 420, my: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <FileButton accept="video/mp4,video/webm" label="paddock.video.choose" onFiles={choose} />
        {(path || chosen) && (
          <Button color="inherit" onClick={() => field.onChange('')}>
            {translate('ra.action.remove')}
          </Button>
        )}
      </Box>
      {help && <FormHelperText>{help}</FormHelperText>}
      {!isOff && (
        <FormHelperText error={fieldState.invalid}>
          {fieldState.error?.message ?? chosen?.title ?? translate('paddock.video.hint')}
        </FormHelperText>
      )}
    </Box>
  );
};

const SECTION = { width: '100%', my: 1 };
