import { useCallback, useEffect, useRef } from 'react';
import {
  type DataProvider,
  HttpError,
  type Middleware,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isChosenFile } from '../providers/formData.ts';

/** Restores a field of a form if the file that was chosen for it is refused by the server. */
export function useFileRefusal(source: string, value: unknown): void {
  const { setValue } = useFormContext();
  const before = useRef(value);
  useEffect(() => {
    if (!isChosenFile(value)) before.current = value;
  }, [value]);

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      try {
        return await next(resource, params);
      } catch (error) {
        const refusal = isChosenFile(params.data[source]) ? fileRefusal(error, source) : null;
        if (!refusal) throw error;
        setValue(source, before.current, { shouldDirty: true });
        throw refusal;
      }
    },
    [setValue, source],
  );
  useRegisterMutationMiddleware(middleware);
}

/** The error with its reason at the file's field; null unless the server rejected the file. */
export function fileRefusal(error: unknown, source: string): HttpError | null {
  if (!(error instanceof Error)) return null;
  const { status, body } = Object(error);
  const reason: unknown = Object(Object(body).errors)[source];
  if (typeof reason === 'string' && typeof status === 'number') {
    return new HttpError(error.message, status, body);
  }
  if (status !== 413) return null;
  const message: string = Object(body).message ?? error.message;
  return new HttpError(error.message, status, { message, errors: { [source]: message } });
}
