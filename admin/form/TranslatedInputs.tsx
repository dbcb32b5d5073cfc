import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import { LanguageColumn } from './LanguageColumn.tsx';
import { requiredText } from './rules.ts';

/** A text kept in both languages. */
export interface TranslatedField {
  /** Its name within `translations[lang]`. */
  name: string;
  /** Message key of its label. */
  label: string;
  /** Message key of the rule that both languages must be filled in; absent = may be empty. */
  required?: string;
  /** Lines of a longer text; absent = one line. */
  rows?: number;
}

/** The texts of a record, both languages side by side, with a mark on the one that misses a text. */
export const TranslatedInputs = ({ fields }: { fields: readonly TranslatedField[] }) => (
  <Box sx={COLUMNS}>
    {LOCALES.map((locale) => (
      <LanguageColumn key={locale} locale={locale} fields={fields}>
        {fields.map(({ name, label, required, rows }) => (
          <TextInput
            key={name}
            label={label}
            multiline={rows !== undefined}
            minRows={rows}
            maxRows={14}
            source={`translations.${locale}.${name}`}
            validate={required ? requiredText(required) : undefined}
          />
        ))}
      </LanguageColumn>
    ))}
  </Box>
);

const COLUMNS = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2.5,
};
