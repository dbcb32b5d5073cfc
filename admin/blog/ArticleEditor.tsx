import FontDownload from '@mui/icons-material/FontDownload';
import FormatColorText from '@mui/icons-material/FormatColorText';
import { RichTextInput } from 'ra-input-rich-text';
import type { ReactNode } from 'react';
import type { Locale, PerLocale } from '../../api/contract/locales.ts';
import { BACKGROUND_COLORS, ColorButton, TEXT_COLORS } from '../form/richText/ColorButton.tsx';
import { EmbedButton } from '../form/richText/EmbedButton.tsx';
import { articleOptions, editorStyle } from '../form/richText/editorOptions.ts';
import { FormatGroup } from '../form/richText/FormatButton.tsx';
import { ALIGNMENTS, CLEAN, INDENTS, LISTS, MARKS, STRIKE } from '../form/richText/formats.ts';
import { LevelSelect } from '../form/richText/LevelSelect.tsx';
import { LinkButton } from '../form/richText/LinkButton.tsx';
import type { RichTextProps } from '../form/richText/RichText.tsx';
import { Toolbar } from '../form/richText/Toolbar.tsx';
import { ImageButton } from './ImageButton.tsx';

interface ArticleEditorProps extends RichTextProps {
  /** The language of the text. */
  locale: Locale;
}

/** A post's or page's text: 250 to 500 pixels high. */
export const ArticleEditor = ({ locale, ...props }: ArticleEditorProps) => (
  <RichTextInput {...props} editorOptions={articleOptions} sx={STYLE} toolbar={TOOLBARS[locale]} />
);

const STYLE = editorStyle({ minHeight: 250, maxHeight: 500 });

const toolbarFor = (locale: Locale) => (
  <Toolbar>
    <LevelSelect levels={[1, 2, 3, 4, 5, 6]} />
    <FormatGroup formats={[...MARKS, STRIKE]} />
    <ColorButton
      colors={TEXT_COLORS}
      icon={FormatColorText}
      label="richText.color"
      mark="textStyle"
    />
    <ColorButton
      colors={BACKGROUND_COLORS}
      icon={FontDownload}
      label="richText.background"
      mark="highlight"
    />
    <FormatGroup formats={ALIGNMENTS} />
    <FormatGroup formats={LISTS} />
    <FormatGroup formats={INDENTS} />
    <LinkButton />
    <ImageButton locale={locale} />
    <EmbedButton />
    <FormatGroup formats={[CLEAN]} />
  </Toolbar>
);

const TOOLBARS: PerLocale<ReactNode> = { cs: toolbarFor('cs'), en: toolbarFor('en') };
