import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { contrast, type Hex, isHex } from '../../api/contract/colors.ts';
import { AA, accentUses, DEFAULT_ACCENT } from '../../api/contract/theme.ts';
import type { SettingFieldProps } from './settingFieldProps.ts';

const message = (name: string) => `resources.settings.accent.${name}`;

/** The accent colour, with its uses on the site: their contrast and any replacement colour. */
export const AccentInput = ({ source, label, help }: SettingFieldProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source, defaultValue: '' });
  const typed = String(field.value ?? '');
  const accent = isHex(typed) ? typed.toLowerCase() : DEFAULT_ACCENT;
  const well = (
    <Box
      aria-label={translate(message('pick'))}
      component="input"
      onChange={field.onChange}
      sx={WELL}
      type="color"
      value={accent}
    />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? help}
        id={id}
        label={translate(label, { _: label })}
        name={source}
        onBlur={field.onBlur}
        onChange={field.onChange}
        placeholder={DEFAULT_ACCENT}
        slotProps={{ input: { startAdornment: well }, inputLabel: { shrink: true } }}
        value={typed}
      />
      <Box component="ul" sx={USES}>
        {accentUses(accent).map((use) => (
          <AccentUse accent={accent} key={use.use} {...use} />
        ))}
      </Box>
    </Box>
  );
};

type AccentUseProps = ReturnType<typeof accentUses>[number] & { accent: Hex };

/** One use of the accent, as on the site. */
const AccentUse = ({ use, accent, text, ground }: AccentUseProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const ratio = (color: Hex) =>
    // Never rounded up: a passing value must really pass.
    (Math.floor(contrast(color, ground) * 10) / 10).toLocaleString(locale);
  const isReplaced = ground !== accent && contrast(accent, ground) < AA.text;
  return (
    <Box component="li" sx={{ fontSize: '0.875rem' }}>
      <Box component="span" sx={{ ...SAMPLE, color: text, backgroundColor: ground }}>
        {translate(message(use))}
      </Box>{' '}
      {translate(message('contrast'), { ratio: ratio(text) })}
      {isReplaced && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate(message('nearest'), { ratio: ratio(accent), color: text })}
        </Box>
      )}
    </Box>
  );
};

const WELL = { flex: 'none', width: 36, height: 28, mr: 1, p: 0, border: 0, background: 'none' };
const USES = { display: 'grid', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 };
const SAMPLE = { display: 'inline-block', px: 1, py: 0.25, mr: 0.5, fontWeight: 600 };
