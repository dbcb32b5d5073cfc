import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextInput, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import { Mark } from '../layout/Mark.tsx';
import { missingTexts } from './missingTexts.ts';

interface TranslatedField {
  /** Its name within `translations[lang]`. */
  name: string;
  /** Message key of its label; defaults to the resource's field label. */
  label?: string;
  required?: boolean;
  /** Lines of a multiline text; a single line when absent. */
  rows?: number;
}

/** A record's texts, languages side by side, marking the language with a missing text. */
export const TranslatedInputs = ({ fields }: { fields: readonly TranslatedField[] }) => {
  const resource = useResourceContext();
  return (
    <LanguageColumns fields={fields}>
      {(locale) =>
        fields.map(({ name, label, required, rows }) => (
          <TextInput
            isRequired={required}
            key={name}
            label={label ?? `resources.${resource}.fields.${name}`}
            maxRows={14}
            minRows={rows}
            multiline={rows !== undefined}
            source={`translations.${locale}.${name}`}
          />
        ))
      }
    </LanguageColumns>
  );
};

export const LanguageColumns = (props: {
  fields: readonly TranslatedField[];
  children: (locale: Locale) => ReactNode;
}) => (
  <Box sx={COLUMNS}>
    {LOCALES.map((locale) => (
      <Box component="fieldset" key={locale} lang={locale} sx={FIELDSET}>
        <Legend fields={props.fields} locale={locale} />
        {props.children(locale)}
      </Box>
    ))}
  </Box>
);

const Legend = ({ locale, fields }: { locale: Locale; fields: readonly TranslatedField[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const translations: unknown = useWatch({ name: 'translations' });
  const missing = missingTexts(translations, locale, fields);
  return (
    <Box component="legend" sx={LEGEND}>
      {translate(`paddock.languages.${locale}`)}
      {missing.length > 0 && (
        <Mark
          color="warning"
          label={translate('paddock.missing', {
            texts: missing
              .map(({ name, label = `resources.${resource}.fields.${name}` }) => translate(label))
              .join(', '),
          })}
          sx={{ ml: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      )}
    </Box>
  );
};

const COLUMNS = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2.5,
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
