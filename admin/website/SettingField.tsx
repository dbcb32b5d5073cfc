import HistoryIcon from '@mui/icons-material/History';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { IconButtonWithTooltip, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SECTIONS_SETTING } from '../../api/contract/homeSections.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { Fields } from '../layout/access.tsx';
import { ValueInput } from '../settings/ValueInput.tsx';
import {
  defaultText,
  type EditedSetting,
  isChanged,
  isTranslated,
  type WebsiteValues,
} from './edits.ts';
import { labelInGroup } from './labelOf.ts';
import { SectionsInput } from './SectionsInput.tsx';

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
  const { setValue } = useFormContext<WebsiteValues>();
  const edited = useWatch<WebsiteValues, `settings.${number}`>({ name: `settings.${index}` });
  const id = useId();
  const name = labelInGroup(start.setting_key);
  const named = (key: string) => translate(`resources.website.action.${key}`, { name });
  const input = <SettingInput index={index} label={name} labelId={id} start={start} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Fields record={start}>{input}</Fields>
      </Box>
      {isChanged(edited, start) ? (
        <IconButtonWithTooltip
          label={named('undo')}
          onClick={() => setValue(`settings.${index}`, start)}
          size="small"
        >
          <Undo fontSize="small" />
        </IconButtonWithTooltip>
      ) : (
        <IconButtonWithTooltip
          aria-haspopup="dialog"
          disabled={start.id === undefined}
          label={named('history')}
          onClick={() => onHistory(start)}
          size="small"
        >
          <HistoryIcon fontSize="small" />
        </IconButtonWithTooltip>
      )}
    </Box>
  );
};

interface SettingInputProps extends Pick<SettingFieldProps, 'index' | 'start'> {
  label: string;
  labelId: string;
}

const SettingInput = ({ index, start, label, labelId }: SettingInputProps) => {
  const translate = useTranslate();
  const { setting_key: key } = start;
  const source = `settings.${index}.value` as const;
  if (key === SECTIONS_SETTING) return <SectionsInput label={label} source={source} />;
  if (!isTranslated(start)) return <ValueInput label={label} settingKey={key} source={source} />;
  return (
    <Box aria-labelledby={labelId} role="group">
      <Typography id={labelId} sx={{ fontWeight: 650, minHeight: 34, pt: 0.5 }} variant="body2">
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5 }}
      >
        {LOCALES.map((locale) => (
          <TextInput
            helperText={false}
            key={locale}
            label={translate(`paddock.languages.${locale}`)}
            maxRows={12}
            multiline
            placeholder={String(start.value || defaultText(key, locale))}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: locale } }}
            source={`settings.${index}.translations.${locale}.setting_value`}
          />
        ))}
      </Box>
    </Box>
  );
};
