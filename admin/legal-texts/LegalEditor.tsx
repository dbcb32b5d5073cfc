import Code from '@mui/icons-material/Code';
import { RichTextInput } from 'ra-input-rich-text';
import { adapted, editorStyle, PLAIN, STARTER } from '../form/richText/editorOptions.ts';
import { FormatGroup } from '../form/richText/FormatButton.tsx';
import { CLEAN, LISTS, MARKS, mark, STRIKE } from '../form/richText/formats.ts';
import { LevelSelect } from '../form/richText/LevelSelect.tsx';
import { LinkButton } from '../form/richText/LinkButton.tsx';
import type { RichTextProps } from '../form/richText/RichText.tsx';
import { Toolbar } from '../form/richText/Toolbar.tsx';
import { TableButton } from './TableButton.tsx';
import { HeadingIds, TABLES } from './tables.ts';

/** Editor for legal texts: what the API accepts in them, including tables. */
export const LegalEditor = (props: RichTextProps) => (
  <RichTextInput {...props} editorOptions={options} sx={STYLE} toolbar={toolbar} />
);

const options = adapted(
  {
    ...PLAIN,
    starterKit: (starter) =>
      starter.configure({ ...STARTER, code: {}, heading: { levels: [2, 3, 4] } }),
  },
  [...TABLES, HeadingIds],
);

const STYLE = {
  ...editorStyle({ minHeight: 320, maxHeight: 560 }),
  '& .ProseMirror table': { width: '100%', my: 1, borderCollapse: 'collapse' },
  '& .ProseMirror th, & .ProseMirror td': {
    p: 0.75,
    border: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    '& p': { m: 0 },
  },
  '& .ProseMirror .selectedCell': { bgcolor: 'action.selected' },
};

const toolbar = (
  <Toolbar>
    <LevelSelect levels={[2, 3, 4]} />
    <FormatGroup formats={[...MARKS, STRIKE, mark('code', Code)]} />
    <FormatGroup formats={LISTS} />
    <LinkButton />
    <TableButton />
    <FormatGroup formats={[CLEAN]} />
  </Toolbar>
);
