import { useCallback } from 'react';
import {
  type DataProvider,
  type Middleware,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MediaItem, PictureInfo } from '../../api/contract/types.ts';
import type { ChosenFile } from '../providers/formData.ts';
import { chosenFile, useFileCheck } from './files.ts';
import { ALT_FAILURE, infoField, NO_ALT, saveAltOfRecord } from './saveAlt.ts';
import { useFileRefusal } from './useFileRefusal.ts';

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
  useFileRefusal(source, value);
  useAltSaving(source, hasAlt);

  /** Replaces the picture; the alternative text described the old one, so it is cleared. */
  const clearAlt = () => {
    if (hasAlt) setValue(`${infoSource}.alt`, NO_ALT, { shouldDirty: true });
  };
  return {
    path: typeof value === 'string' ? value : '',
    info,
    infoSource,
    choose(files: readonly File[]) {
      const [file] = fine(files);
      if (!file) return;
      clearAlt();
      onChange(chosenFile(file));
    },
    /** Replaces the picture with a cropped version; the alternative text stays. */
    replace: (part: File) => onChange(chosenFile(part)),
    chooseStored({ path, info: known, alt }: MediaItem) {
      // The notice of a file that was refused goes.
      fine([]);
      setValue(infoSource, { ...known, alt }, { shouldDirty: true });
      onChange(path);
    },
    remove() {
      clearAlt();
      onChange('');
    },
  };
}

/** Saves the alternative text after the record. */
function useAltSaving(source: string, hasAlt: boolean): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const result = await next(resource, params);
      if (!hasAlt) return result;
      try {
        return await saveAltOfRecord(dataProvider, result, params.data, source);
      } catch {
        notify(...ALT_FAILURE);
        return result;
      }
    },
    [dataProvider, hasAlt, notify, source],
  );
  useRegisterMutationMiddleware(middleware);
}
