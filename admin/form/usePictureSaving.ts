import { useCallback, useEffect, useRef } from 'react';
import {
  type DataProvider,
  type Middleware,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saveWords } from '../media/saveWords.ts';
import { isChosenFile } from '../providers/formData.ts';
import { fileRefusal } from './fileRefusal.ts';

interface SavedPicture {
  /** The field with the path. */
  source: string;
  /** The field with what is known of it. */
  infoSource: string;
  value: unknown;
  /** Whether the form has words for it. */
  isDescribed: boolean;
}

/**
 * Goes along with the save of a record. Once it is saved, the words of its picture are saved at the
 * picture. A file that the server refuses makes room for the picture before it, and the reason stands at
 * the field.
 */
export function usePictureSaving({ source, infoSource, value, isDescribed }: SavedPicture): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const before = useRef(value);
  useEffect(() => {
    if (!isChosenFile(value)) before.current = value;
  }, [value]);

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const sent: unknown = params.data[source];
      try {
        const result = await next(resource, params);
        if (!isDescribed) return result;
        try {
          const words: unknown = params.data[infoSource];
          const isNew = isChosenFile(sent);
          return await saveWords({ dataProvider, result, words, source, isNew });
        } catch {
          notify('resources.media.alt.failed', { type: 'warning' });
          return result;
        }
      } catch (error) {
        const refusal = isChosenFile(sent) ? fileRefusal(error, source) : null;
        if (!refusal) throw error;
        setValue(source, before.current, { shouldDirty: true });
        throw refusal;
      }
    },
    [dataProvider, infoSource, isDescribed, notify, setValue, source],
  );
  useRegisterMutationMiddleware(middleware);
}
