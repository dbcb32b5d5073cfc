import TableChart from '@mui/icons-material/TableChart';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { FormatButton } from '../form/richText/FormatButton.tsx';
import { useEditorState } from '../form/richText/useEditor.ts';
import { useMenu } from '../lists/useMenu.ts';

/** Inserts a table, or edits the one containing the cursor. */
export const TableButton = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  useEditorState(editor);
  const menu = useMenu();
  const close = () => {
    menu.close();
    editor?.commands.focus();
  };
  const actions = editor?.isActive('table') ? CHANGES : { insert };
  return (
    <>
      <FormatButton
        disabled={!editor}
        expanded={menu.anchor !== null}
        icon={TableChart}
        label={translate('resources.legal-texts.table.title')}
        onClick={menu.open}
      />
      <Menu anchorEl={menu.anchor} disableRestoreFocus onClose={close} open={menu.anchor !== null}>
        {Object.entries(actions).map(([name, run]) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              if (editor) run(editor);
            }}
          >
            {translate(`resources.legal-texts.table.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

type Action = (editor: Editor) => void;

const change =
  (command: Command): Action =>
  ({ state, view }) => {
    command(state, view.dispatch);
  };

const CHANGES: Readonly<Record<string, Action>> = {
  addRow: change(addRowAfter),
  addColumn: change(addColumnAfter),
  headerRow: change(toggleHeader('row')),
  deleteRow: change(deleteRow),
  deleteColumn: change(deleteColumn),
  delete: change(deleteTable),
};

const row = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

const insert: Action = (editor) => {
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')];
  editor.commands.insertContent({ type: 'table', content });
};
