import { useFormContext, useWatch } from 'react-hook-form';
import type { MediaItem, PictureInfo } from '../../api/contract/types.ts';
import type { ChosenFile } from '../providers/formData.ts';
import { chosenFile, useFileCheck } from './files.ts';
import { infoField, NO_ALT } from './saveAlt.ts';
import { usePictureSaving } from './usePictureSaving.ts';

interface PictureField {
  source: string;
  value: unknown;
  onChange: (value: ChosenFile | string) => void;
  /** Whether the form asks for its alternative text. */
  hasAlt: boolean;
}

export function usePicture({ source, value, onChange, hasAlt }: PictureField) {
  const { setValue } = useFormContext();
  const infoSource = infoField(source);
  const info: PictureInfo | null | undefined = useWatch({ name: infoSource });
  const fine = useFileCheck();
  usePictureSaving({ source, value, hasAlt });

  /** Another picture shows something else, so the alternative text of the one before it goes. */
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
    /** Puts a part of the same picture in its place; the alternative text stays. */
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
