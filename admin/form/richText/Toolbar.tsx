import Box from '@mui/material/Box';
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

/** Associates the field's label with the editor; react-admin associates it with a wrapper. */
function useEditorName(): void {
  const editor = useTiptapEditor();
  const id = editor?.view.dom.id;
  const props = useMemo(
    () => ({
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    }),
    [id],
  );
  useEditorProps(editor, props);
  useEffect(() => {
    editor?.view.dom.parentElement?.removeAttribute('aria-labelledby');
  }, [editor]);
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
    editor?.view.dom
      .closest('.ra-input')
      ?.querySelector('.MuiFormHelperText-root')
      ?.setAttribute('id', id);
  }, [editor, id]);
}

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
