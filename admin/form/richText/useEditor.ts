import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { useEffect, useReducer } from 'react';

/** Gives a mounted editor handlers or attributes; `props` must be stable between renders. */
export function useEditorProps(editor: Editor | null, props: EditorProps): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const key = new PluginKey();
    editor.registerPlugin(new Plugin({ key, props }));
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor, props]);
}

/** Rerenders on every change of the editor's text or selection. */
export function useEditorState(editor: Editor | null): void {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', changed);
    return () => {
      editor?.off('transaction', changed);
    };
  }, [editor]);
}
