import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Locale } from '../../api/contract/locales.ts';
import { missingTexts } from './missingTexts.ts';
import type { TranslatedField } from './TranslatedInputs.tsx';

interface LanguageColumnProps {
  locale: Locale;
  fields: readonly TranslatedField[];
  children: ReactNode;
}

/** One language of a form: its name, what it misses against the other one, and its inputs. */
export const LanguageColumn = ({ locale, fields, children }: LanguageColumnProps) => {
  const translate = useTranslate();
  const translations: unknown = useWatch({ name: 'translations' });
  const missing = missingTexts(translations, locale, fields);
  return (
    <Box component="fieldset" lang={locale} sx={FIELDSET}>
      <Box component="legend" sx={LEGEND}>
        {translate(`paddock.languages.${locale}`)}
        {missing.length > 0 && (
          <Chip
            color="warning"
            label={translate('paddock.missing', {
              texts: missing.map(({ label }) => translate(label)).join(', '),
            })}
            size="small"
            sx={{ ml: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
            variant="outlined"
          />
        )}
      </Box>
      {children}
    </Box>
  );
};

const FIELDSET = {
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  borderTop: 2,
  borderColor: 'divider',
  pt: 1,
};

const LEGEND = { p: 0, pr: 1, fontWeight: 700, minHeight: 28 };
