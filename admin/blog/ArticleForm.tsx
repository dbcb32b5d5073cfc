import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import { Form, type RaRecord, TextInput, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Locale } from '../../api/contract/locales.ts';
import { CopyFromCzech, type TextPair } from '../form/CopyFromCzech.tsx';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { useRecordForm } from '../form/RecordForm.tsx';
import { richTextInput } from '../form/richText/RichText.tsx';
import { Fields } from '../ui/access.tsx';
import { PostPreview } from './PostPreview.tsx';

interface ArticleFormProps {
  defaults: () => object;
  /** Fields other than the texts. */
  general: ReactNode;
}

/** The form of a record with an article per language. */
export const ArticleForm = ({ defaults, general }: ArticleFormProps) => (
  <Form {...useRecordForm()} defaultValues={defaults}>
    <ArticleTabs general={general} />
    <FormToolbar>
      <PreviewButton />
    </FormToolbar>
  </Form>
);

/** Hidden tabs stay mounted, so that their inputs keep their values. */
const ArticleTabs = ({ general }: { general: ReactNode }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [shown, setShown] = useState('general');
  const tabs = { general, ...CONTENTS };
  return (
    <>
      <Tabs
        allowScrollButtonsMobile
        aria-label={translate(`resources.${resource}.name`, { smart_count: 1 })}
        onChange={(_event, key: string) => setShown(key)}
        sx={{ px: { xs: 0, sm: 1 }, borderBottom: 1, borderColor: 'divider' }}
        value={shown}
        variant="scrollable"
      >
        {Object.keys(tabs).map((key) => (
          <Tab
            aria-controls={`post-panel-${key}`}
            id={`post-tab-${key}`}
            key={key}
            label={translate(`resources.blog.tabs.${key}`)}
            value={key}
          />
        ))}
      </Tabs>
      {Object.entries(tabs).map(([key, inputs]) => (
        <Box
          aria-labelledby={`post-tab-${key}`}
          hidden={key !== shown}
          id={`post-panel-${key}`}
          key={key}
          role="tabpanel"
          sx={{ flex: key === shown ? 1 : undefined, px: { xs: 2, sm: 3 }, py: 2 }}
        >
          <Fields>{inputs}</Fields>
        </Box>
      ))}
    </>
  );
};

const ArticleInput = richTextInput(
  async () => (await import('./ArticleEditor.tsx')).ArticleEditor,
  320,
);

const ContentInputs = ({ locale }: { locale: Locale }) => {
  const resource = useResourceContext();
  return (
    <Box lang={locale}>
      {locale === 'en' && <CopyFromCzech texts={ARTICLE} />}
      <TextInput
        helperText={`resources.${resource}.summaryHelp`}
        label={`resources.${resource}.fields.summary`}
        maxRows={8}
        minRows={3}
        multiline
        source={`translations.${locale}.summary`}
      />
      <ArticleInput
        label={`resources.${resource}.fields.content`}
        locale={locale}
        source={`translations.${locale}.content`}
      />
    </Box>
  );
};

const ARTICLE: readonly TextPair[] = [
  ['translations.cs.summary', 'translations.en.summary'],
  ['translations.cs.content', 'translations.en.content'],
];

const CONTENTS = {
  en: <ContentInputs locale="en" />,
  cs: <ContentInputs locale="cs" />,
};

/** Previews the post from the form, saved or not. */
const PreviewButton = () => {
  const { getValues } = useFormContext();
  const translate = useTranslate();
  const [post, setPost] = useState<RaRecord | null>(null);
  return (
    <>
      <Button
        color="inherit"
        onClick={() => setPost({ id: 'preview', ...getValues() })}
        startIcon={<Visibility />}
      >
        {translate('resources.blog.action.preview')}
      </Button>
      {post && <PostPreview onClose={() => setPost(null)} post={post} />}
    </>
  );
};
