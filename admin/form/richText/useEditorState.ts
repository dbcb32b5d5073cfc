import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Renders again whenever the editor's text or selection has changed. */
export function useEditorState(editor: Editor | null): void {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', changed);
    return () => {
      editor?.off('transaction', changed);
    };
  }, [editor]);
}
