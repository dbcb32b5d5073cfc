import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useEditorProps } from '../form/richText/useEditorProps.ts';
import { brokenImageRule, pastedImages } from './articleImage.ts';

/** An image that waits to be described and inserted; without a file it is still to be chosen. */
export interface WaitingImage {
  file: File | null;
  /** Where it was dropped; null = at the cursor. */
  position: number | null;
}

/** Takes images that are pasted or dropped into a text; those of wrong types are refused. */
export function useImageFiles(
  editor: Editor | null,
  onImages: (images: WaitingImage[]) => void,
): void {
  const notify = useNotify();

  const props: EditorProps = useMemo(() => {
    const take = (files: readonly File[], position: number | null) => {
      const fine = files.filter((file) => {
        const broken = brokenImageRule(file);
        if (broken) notify(broken, { type: 'error', messageArgs: { name: file.name } });
        return !broken;
      });
      onImages(fine.map((file) => ({ file, position })));
      return true;
    };
    return {
      handlePaste: (_view, event) => {
        const images = pastedImages(event.clipboardData);
        return images.length > 0 && take(images, null);
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return take(files, place?.pos ?? null);
      },
    };
  }, [notify, onImages]);
  useEditorProps(editor, props);
}
