import { useFormContext, useWatch } from 'react-hook-form';
import type { MediaItem, PictureInfo } from '../../api/contract/types.ts';
import type { ChosenFile } from '../providers/formData.ts';
import { usePictureChoice } from './usePictureChoice.ts';
import { usePictureSaving } from './usePictureSaving.ts';

interface PictureField {
  source: string;
  value: unknown;
  onChange: (value: ChosenFile | string) => void;
  /** Whether the form has words for it. */
  isDescribed: boolean;
}

/**
 * The picture of a form at a field such as `image_path`. What is known of it stands beside it, as
 * `image_info`: the server only reads the path, and its words are saved after the record.
 */
export function usePicture({ source, value, onChange, isDescribed }: PictureField) {
  const { setValue } = useFormContext();
  const infoSource = `${source.replace(/_path$/, '')}_info`;
  const info: PictureInfo | null | undefined = useWatch({ name: infoSource });
  const path = typeof value === 'string' ? value : '';
  usePictureSaving({ source, infoSource, value, isDescribed });

  /** Another picture shows something else: words of the one before it don't stay. */
  const clearWords = () => {
    if (isDescribed) setValue(`${infoSource}.alt`, NO_WORDS, { shouldDirty: true });
  };
  const choice = usePictureChoice((file) => {
    clearWords();
    onChange(file);
  });
  const cropped = usePictureChoice(onChange);

  return {
    path,
    info,
    infoSource,
    ...choice,
    /** A part of the same picture keeps its words. */
    chooseCropped: cropped.choose,
    chooseStored({ path: stored, info: known, alt }: MediaItem) {
      setValue(infoSource, { ...known, alt }, { shouldDirty: true });
      onChange(stored);
    },
    remove() {
      clearWords();
      onChange('');
    },
  };
}

const NO_WORDS = { en: '', cs: '' };
