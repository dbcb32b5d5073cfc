import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  DateInput,
  SelectInput,
  useDataProvider,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LEGAL_KINDS, type LegalKind } from '../../api/contract/constants.ts';
import { pragueToday } from '../../api/contract/dates.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import type { LegalDraft, LegalText } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { richTextInput } from '../form/richText/RichText.tsx';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { Placeholders } from './Placeholders.tsx';

const { choices } = choiceField('legal-texts', 'kind', 'kinds', LEGAL_KINDS);

/** A version of a legal text: document, first day of validity, and text in both languages. */
export const LegalTextForm = () => (
  <RecordForm defaultValues={{ kind: 'terms' }}>
    <HeldNote />
    <FieldRow>
      <SelectInput choices={choices} isRequired source="kind" />
      <DateInput
        helperText="resources.legal-texts.dayHelp"
        isRequired
        label="resources.legal-texts.fields.valid_from"
        source="valid_from"
      />
    </FieldRow>
    <Text />
    <ActiveInput />
  </RecordForm>
);

/** Warns that orders may already have accepted this version. */
const HeldNote = () => {
  const record = useRecordContext<LegalText>();
  const translate = useTranslate();
  if (!record?.valid_from || record.valid_from > pragueToday(new Date())) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {translate('resources.legal-texts.held')}
    </Alert>
  );
};

const LegalInput = richTextInput(async () => (await import('./LegalEditor.tsx')).LegalEditor, 420);

const Text = () => {
  const draft = useDraft();
  return (
    <>
      <LanguageColumns fields={CONTENT}>
        {(locale) => (
          <LegalInput
            label="resources.legal-texts.fields.content"
            source={`translations.${locale}.content`}
          />
        )}
      </LanguageColumns>
      {draft && <Placeholders of={draft.placeholders} />}
    </>
  );
};

const CONTENT = [{ name: 'content', required: true }];

/** The initial text of the chosen document's next version; filled into a new form until the user edits it. */
function useDraft(): LegalDraft | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const isNew = useRecordContext()?.id === undefined;
  const kind: LegalKind = useWatch({ name: 'kind' }) ?? 'terms';
  const { getValues, setValue } = useFormContext();
  const filledIn = useRef<LegalDraft['translations'] | null>(null);
  const { data } = useQuery({
    queryKey: ['legal-draft', kind],
    queryFn: () => dataProvider.legalDraft(kind),
  });
  useEffect(() => {
    if (!isNew || !data) return;
    for (const locale of LOCALES) {
      const source = `translations.${locale}.content`;
      const written = getValues(source) ?? '';
      if (written === '' || written === filledIn.current?.[locale].content) {
        setValue(source, data.translations[locale].content);
      }
    }
    filledIn.current = data.translations;
  }, [data, getValues, isNew, setValue]);
  return data;
}
