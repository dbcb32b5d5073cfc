import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { EditorSource } from './editorSource.ts';
import { useEditorProps } from './useEditor.ts';

/** Replaces the library's, which offers code, removed by the API, and all six headings. */
export const Toolbar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  useEditorName();
  useEditorError();
  return (
    <Box aria-label={translate('richText.toolbar')} role="group" sx={BAR}>
      {children}
    </Box>
  );
};

/** Names the editor by the field's label; react-admin names a wrapper, and by all that is in the field. */
function useEditorName(): void {
  const editor = useTiptapEditor();
  const id = `${editor?.view.dom.id}-name`;
  const props = useMemo(
    () => ({ attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } }),
    [id],
  );
  useEditorProps(editor, props);
  useEffect(() => {
    editor?.view.dom.parentElement?.removeAttribute('aria-labelledby');
    partOfField(editor, '.RaLabeled-label')?.setAttribute('id', id);
  }, [editor, id]);
}

/** Associates the field's error with the editor; react-admin shows it below. */
function useEditorError(): void {
  const editor = useTiptapEditor();
  const source = useContext(EditorSource);
  const { errors } = useFormState({ name: source });
  const isWrong = Boolean(get(errors, source));
  const id = `${editor?.view.dom.id}-error`;
  const props = useMemo(
    () => (isWrong ? { attributes: { 'aria-invalid': 'true', 'aria-describedby': id } } : {}),
    [id, isWrong],
  );
  useEditorProps(editor, props);
  useEffect(() => {
    partOfField(editor, '.MuiFormHelperText-root')?.setAttribute('id', id);
  }, [editor, id]);
}

/** A part that react-admin draws around the editor, without an id. */
const partOfField = (editor: Editor | null, selector: string) =>
  editor?.view.dom.closest('.ra-input')?.querySelector(selector);

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  width: '100%',
  p: 0.5,
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
