import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { useEffect } from 'react';

/**
 * Gives an editor handlers or attributes that a component knows, as long as it is shown; its options
 * are constants and know no component. `props` have to stay the same object between renders.
 */
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
