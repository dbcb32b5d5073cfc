import { useCallback, useEffect, useRef } from 'react';
import {
  type DataProvider,
  HttpError,
  type Middleware,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MediaItem, PictureInfo } from '../../api/contract/types.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';
import { chosenFile, useFileCheck } from './files.ts';
import { ALT_FAILURE, infoField, NO_ALT, saveAltOfRecord } from './saveAlt.ts';

interface PictureField {
  source: string;
  value: unknown;
  onChange: (value: ChosenFile | string) => void;
  /** Whether the form asks for the alternative text. */
  hasAlt: boolean;
}

export function usePicture({ source, value, onChange, hasAlt }: PictureField) {
  const { setValue } = useFormContext();
  const infoSource = infoField(source);
  const info: PictureInfo | null | undefined = useWatch({ name: infoSource });
  const fine = useFileCheck();
  usePictureSaving({ source, value, hasAlt });

  /** Replaces the picture; the alternative text described the old one, so it is cleared. */
  const clearAlt = () => {
    if (hasAlt) setValue(`${infoSource}.alt`, NO_ALT, { shouldDirty: true });
  };
  return {
    path: typeof value === 'string' ? value : '',
    info,
    infoSource,
    choose(files: readonly File[]) {
      const [file] = fine(files.slice(0, 1));
      if (!file) return;
      clearAlt();
      onChange(chosenFile(file));
    },
    /** Replaces the picture with a cropped version; the alternative text stays. */
    replace: (part: File) => onChange(chosenFile(part)),
    chooseStored({ path, info: known, alt }: MediaItem) {
      setValue(infoSource, { ...known, alt }, { shouldDirty: true });
      onChange(path);
    },
    remove() {
      clearAlt();
      onChange('');
    },
  };
}

/** Saves the alternative text after the record; restores the picture if its file is rejected. */
function usePictureSaving({ source, value, hasAlt }: Omit<PictureField, 'onChange'>): void {
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
        notify(...ALT_FAILURE);
        return result;
      }
    },
    [dataProvider, hasAlt, notify, setValue, source],
  );
  useRegisterMutationMiddleware(middleware);
}

/** The error with its reason at the file's field; null unless the server rejected the file. */
function fileRefusal(error: unknown, source: string): HttpError | null {
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
