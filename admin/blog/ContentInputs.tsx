import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import { richTextInput } from '../form/richText/RichText.tsx';

const ArticleInput = richTextInput(
  async () => (await import('./ArticleEditor.tsx')).ArticleEditor,
  320,
);

/** The texts of a post in one language. */
export const ContentInputs = ({ locale }: { locale: Locale }) => (
  <Box lang={locale}>
    <TextInput
      label="resources.blog.fields.summary"
      maxRows={8}
      minRows={3}
      multiline
      source={`translations.${locale}.summary`}
    />
    <ArticleInput label="resources.blog.fields.content" source={`translations.${locale}.content`} />
  </Box>
);
