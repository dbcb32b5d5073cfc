import Box from '@mui/material/Box';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useEditorProps } from './useEditor.ts';

/** Replaces the library's, which offers code, removed by the API, and all six headings. */
export const Toolbar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  useEditorName();
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
