import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { TextInput, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import { Mark } from '../ui/Mark.tsx';
import { CopyFromCzech, type TextPair } from './CopyFromCzech.tsx';
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

interface LanguageColumnsProps {
  fields: readonly TranslatedField[];
  /** Texts outside `translations`, which are copied with the fields. */
  others?: readonly TextPair[];
  /** What its texts are, where a form has several such columns. */
  name?: string;
  children: (locale: Locale) => ReactNode;
}

/** A column of inputs per language; the English one offers to copy what it lacks. */
export const LanguageColumns = ({ children, ...texts }: LanguageColumnsProps) => {
  const id = useId();
  return (
    <Box sx={COLUMNS}>
      {LOCALES.map((locale) => (
        <Box
          aria-describedby={`${id}-${locale}-missing`}
          aria-labelledby={`${id}-${locale}`}
          component="fieldset"
          key={locale}
          lang={locale}
          sx={FIELDSET}
        >
          <Legend {...texts} id={`${id}-${locale}`} locale={locale} />
          {children(locale)}
        </Box>
      ))}
    </Box>
  );
};

interface LegendProps extends Omit<LanguageColumnsProps, 'children'> {
  /** Of the language's name, which names the column without its mark and button. */
  id: string;
  locale: Locale;
}

const Legend = ({ id, locale, fields, others = [], name: of }: LegendProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const translations: unknown = useWatch({ name: 'translations' });
  const missing = missingTexts(translations, locale, fields);
  return (
    <Box component="legend" sx={LEGEND}>
      <span id={id}>{translate(`paddock.languages.${locale}`)}</span>
      {missing.length > 0 && (
        <span id={`${id}-missing`}>
          <Mark
            color="warning"
            label={translate('paddock.missing', {
              texts: missing
                .map(({ name, label = `resources.${resource}.fields.${name}` }) => translate(label))
                .join(', '),
            })}
            sx={{ ml: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        </span>
      )}
      {locale === 'en' && <CopyFromCzech of={of} texts={[...copiedTexts(fields), ...others]} />}
    </Box>
  );
};

/** Slugs are not copied: a new one follows its title, a saved one stays. */
const copiedTexts = (fields: readonly TranslatedField[]): TextPair[] =>
  fields
    .filter(({ name }) => name !== 'slug')
    .map(({ name }) => [`translations.cs.${name}`, `translations.en.${name}`]);

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
