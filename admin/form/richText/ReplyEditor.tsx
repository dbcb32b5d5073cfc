import { RichTextInput, type RichTextInputProps } from 'ra-input-rich-text';
import { editorStyle, replyOptions } from './editorOptions.ts';
import { FormatGroup } from './FormatButton.tsx';
import { CLEAN, LISTS, MARKS } from './formats.ts';
import { LevelSelect } from './LevelSelect.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Toolbar } from './Toolbar.tsx';

export const ReplyEditor = (props: Pick<RichTextInputProps, 'source' | 'label' | 'readOnly'>) => (
  <RichTextInput {...props} editorOptions={replyOptions} sx={STYLE} toolbar={toolbar} />
);

const STYLE = editorStyle({ height: 300 });

const toolbar = (
  <Toolbar>
    <LevelSelect levels={[1, 2]} />
    <FormatGroup formats={MARKS} />
    <FormatGroup formats={LISTS} />
    <LinkButton />
    <FormatGroup formats={[CLEAN]} />
  </Toolbar>
);
