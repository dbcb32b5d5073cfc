import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { chosenFile, useFileCheck } from '../pictures/files.ts';

/** Stores pictures one after the other; each refused one is reported by its name. */
export function useMediaUpload() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const fine = useFileCheck();

  return async (files: readonly File[]) => {
    let stored = 0;
    for (const file of fine(files)) {
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
  };
}
