import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { changeIndent } from './indent.ts';

export interface Format {
  /** Key of its text in `richText`. */
  key: string;
  icon: ComponentType<SvgIconProps>;
  run: (editor: Editor) => void;
  /** Undefined for actions without a pressed state. */
  isActive?: (editor: Editor) => boolean;
}

export const mark = (key: string, icon: Format['icon']): Format => ({
  key,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(key).run(),
  isActive: (editor) => editor.isActive(key),
});

const alignment = (key: string, icon: Format['icon']): Format => ({
  key,
  icon,
  run: (editor) => {
    const textAlign = { textAlign: key };
    const chain = editor.chain().focus();
    chain.updateAttributes('paragraph', textAlign).updateAttributes('heading', textAlign).run();
  },
  isActive: (editor) => editor.isActive({ textAlign: key }),
});

const list = (key: string, icon: Format['icon']): Format => ({
  key,
  icon,
  run: (editor) => editor.chain().focus().toggleList(key, 'listItem').run(),
  isActive: (editor) => editor.isActive(key),
});

export const MARKS: readonly Format[] = [
  mark('bold', FormatBold),
  mark('italic', FormatItalic),
  mark('underline', FormatUnderlined),
];

export const STRIKE = mark('strike', FormatStrikethrough);

export const LISTS: readonly Format[] = [
  list('orderedList', FormatListNumbered),
  list('bulletList', FormatListBulleted),
];

export const INDENTS: readonly Format[] = [
  { key: 'outdent', icon: FormatIndentDecrease, run: (editor) => changeIndent(editor, -1) },
  { key: 'indent', icon: FormatIndentIncrease, run: (editor) => changeIndent(editor, 1) },
];

export const ALIGNMENTS: readonly Format[] = [
  alignment('left', FormatAlignLeft),
  alignment('center', FormatAlignCenter),
  alignment('right', FormatAlignRight),
  alignment('justify', FormatAlignJustify),
];

export const CLEAN: Format = {
  key: 'clean',
  icon: FormatClear,
  run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
};
