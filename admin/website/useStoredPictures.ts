import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fileSetting } from '../../api/contract/constants.ts';
import type { MediaItem } from '../../api/contract/types.ts';
import { failureNotice } from '../providers/failures.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';
import type { EditedSetting, WebsiteValues } from './edits.ts';
import type { Change } from './useChanges.ts';

/** Uploads chosen pictures to the media immediately, so that the preview can show them. */
export function useStoredPictures(
  changes: readonly Change[],
  starts: readonly EditedSetting[],
): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext<WebsiteValues>();
  const started = useRef(new Set<File>());

  useEffect(() => {
    const store = async (index: number, image: ChosenFile) => {
      started.current.add(image.rawFile);
      const isCurrent = () => {
        const now = getValues(`settings.${index}.value`);
        return isChosenFile(now) && now.rawFile === image.rawFile;
      };
      try {
        const { data } = await dataProvider.create('media', { data: { image } });
        const { path, info }: MediaItem = data;
        if (!isCurrent()) return;
        setValue(`settings.${index}.value_info`, info);
        setValue(`settings.${index}.value`, path);
      } catch (error) {
        if (isCurrent()) setValue(`settings.${index}.value`, starts[index]?.value ?? '');
        notify(...failureNotice(error));
      }
    };
    for (const { index, setting } of changes) {
      const { value, setting_key } = setting;
      if (!isChosenFile(value) || fileSetting(setting_key) !== 'picture') continue;
      if (!started.current.has(value.rawFile)) void store(index, value);
    }
  }, [changes, dataProvider, getValues, notify, setValue, starts]);
}
