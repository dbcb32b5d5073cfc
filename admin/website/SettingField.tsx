import HistoryIcon from '@mui/icons-material/History';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SettingInput } from '../settings/SettingInput.tsx';
import { nameOf } from '../settings/settingNames.ts';
import { Fields } from '../ui/access.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { type EditedSetting, isChanged, type WebsiteValues } from './edits.ts';

interface SettingFieldProps {
  /** Its index among the known settings. */
  index: number;
  /** The published setting. */
  start: EditedSetting;
  onHistory: (setting: EditedSetting) => void;
}

/** One setting with an undo button, or its history while unchanged. */
export const SettingField = ({ index, start, onHistory }: SettingFieldProps) => {
  const translate = useTranslate();
  const { clearErrors, setValue } = useFormContext<WebsiteValues>();
  const edited = useWatch<WebsiteValues, `settings.${number}`>({ name: `settings.${index}` });
  const name = nameOf(start);
  const labelOf = (key: string) => translate(`resources.website.action.${key}`, { name });
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Fields record={start}>
          <SettingInput at={`settings.${index}.`} setting={start} />
        </Fields>
      </Box>
      {isChanged(edited, start) ? (
        <IconAction
          label={labelOf('undo')}
          onClick={() => {
            clearErrors(`settings.${index}`);
            setValue(`settings.${index}`, start);
          }}
          size="small"
        >
          <Undo fontSize="small" />
        </IconAction>
      ) : (
        <IconAction
          aria-haspopup="dialog"
          disabled={start.id === undefined}
          // Were it the button that undid, disabled it would lose the focus to nowhere.
          key={start.id === undefined ? 'none' : undefined}
          label={labelOf('history')}
          onClick={() => onHistory(start)}
          size="small"
        >
          <HistoryIcon fontSize="small" />
        </IconAction>
      )}
    </Box>
  );
};
