import { type DragEvent, useCallback } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { brokenFileRule } from '../form/brokenFileRule.ts';
import { chosenFile } from '../form/usePictureChoice.ts';

/** Stores pictures one after the other; each that is refused is told by its name. */
export function useMediaUpload() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  const upload = useCallback(
    async (files: readonly File[]) => {
      let stored = 0;
      for (const file of files) {
        const broken = brokenFileRule(file);
        if (broken) {
          notify(broken, { type: 'error', messageArgs: { name: file.name }, multiLine: true });
          continue;
        }
        const image = chosenFile(file);
        try {
          await dataProvider.create('media', { data: { image } });
          stored += 1;
        } catch (error) {
          const reason = error instanceof Error ? error.message : '';
          const messageArgs = { name: file.name, reason };
          notify('resources.media.failures.upload', { type: 'error', messageArgs });
        } finally {
          URL.revokeObjectURL(image.src);
        }
      }
      if (stored === 0) return;
      const messageArgs = { smart_count: stored };
      notify('resources.media.notifications.created', { type: 'success', messageArgs });
      refresh();
    },
    [dataProvider, notify, refresh],
  );

  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void upload([...event.dataTransfer.files]);
    },
  };
  return { upload: (files: File[]) => void upload(files), dropTarget };
}
