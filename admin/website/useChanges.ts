import { useWatch } from 'react-hook-form';
import { type EditedSetting, isChanged, type WebsiteValues } from './edits.ts';

export interface Change {
  /** Its index among the known settings. */
  index: number;
  setting: EditedSetting;
}

/** The settings of the form that differ from the published ones. */
export function useChanges(starts: readonly EditedSetting[]): Change[] {
  const settings = useWatch<WebsiteValues, 'settings'>({ name: 'settings' });
  return settings.flatMap((setting, index) => {
    const start = starts[index];
    return start && isChanged(setting, start) ? [{ index, setting }] : [];
  });
}
