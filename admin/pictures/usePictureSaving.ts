import { useCallback, useEffect, useRef } from 'react';
import {
  type DataProvider,
  HttpError,
  type Middleware,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isChosenFile } from '../providers/formData.ts';
import { saveAltOfRecord } from './saveAlt.ts';

interface SavedPicture {
  /** The field with the path. */
  source: string;
  value: unknown;
  /** Whether the form has an alternative text for it. */
  hasAlt: boolean;
}

/** Saves the alternative text after the record; brings back the picture if a file is refused. */
export function usePictureSaving({ source, value, hasAlt }: SavedPicture): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const before = useRef(value);
  useEffect(() => {
    if (!isChosenFile(value)) before.current = value;
  }, [value]);

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const save = async () => {
        try {
          return await next(resource, params);
        } catch (error) {
          const refusal = isChosenFile(params.data[source]) ? fileRefusal(error, source) : null;
          if (!refusal) throw error;
          setValue(source, before.current, { shouldDirty: true });
          throw refusal;
        }
      };
      const result = await save();
      if (!hasAlt) return result;
      try {
        return await saveAltOfRecord(dataProvider, result, params.data, source);
      } catch {
        notify('resources.media.alt.failed', { type: 'warning' });
        return result;
      }
    },
    [dataProvider, hasAlt, notify, setValue, source],
  );
  useRegisterMutationMiddleware(middleware);
}

/** The error with the reason at the file's field; null unless the server refused the file. */
function fileRefusal(error: unknown, source: string): HttpError | null {
  if (!(error instanceof Error)) return null;
  const status: unknown = Reflect.get(error, 'status');
  const body: unknown = Reflect.get(error, 'body');
  const reason: unknown = Object(Object(body).errors)[source];
  if (typeof reason === 'string' && typeof status === 'number') {
    return new HttpError(error.message, status, body);
  }
  if (status !== 413) return null;
  const message: string = Object(body).message ?? error.message;
  return new HttpError(error.message, status, { message, errors: { [source]: message } });
}
