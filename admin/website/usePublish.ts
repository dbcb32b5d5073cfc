import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BackToForm } from '../conflicts/conflict.ts';
import { fileRefusal } from '../pictures/useFileRefusal.ts';
import { fieldErrors, reasonOf } from '../providers/failures.ts';
import { isChosenFile } from '../providers/formData.ts';
import { type EditedSetting, isChanged, type WebsiteValues } from './edits.ts';
import type { Change } from './useChanges.ts';
import { BrokenRules, useSaveSetting } from './useSaveSetting.ts';

interface Failed {
  setting: EditedSetting;
  reason: string;
}

/**
 * Saves the changed settings one by one, with errors at the fields, and collects the reasons of failures.
 * `dialog` is to be rendered.
 */
export function usePublish(starts: readonly EditedSetting[], refetch: () => unknown) {
  const notify = useNotify();
  const { getValues, setError, setValue } = useFormContext<WebsiteValues>();
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const { save: saveMerged, dialog } = useSaveSetting(starts);

  const save = async (change: Change) => {
    const { index, setting } = change;
    const saved = await saveMerged(change);
    const now = getValues(`settings.${index}`);
    const { value, translations } = now;
    // Input typed during the save stays, as a change of the new version.
    setValue(
      `settings.${index}`,
      isChanged(now, setting) ? { ...saved, value, translations } : saved,
    );
  };

  /** Frees the input of a file that the server refused, so that another can be chosen; returns the error at it. */
  const freed = ({ index, setting }: Change, error: unknown): HttpError | null => {
    const refusal = isChosenFile(setting.value) ? fileRefusal(error, 'value') : null;
    if (refusal) setValue(`settings.${index}.value`, starts[index]?.value ?? '');
    return refusal;
  };

  /** Shows errors at the inputs of a setting. */
  const mark = (index: number, error: unknown, shouldFocus: boolean) => {
    for (const [path, message] of Object.entries(errorsOf(error))) {
      if (!isEdited(path)) continue;
      setError(`settings.${index}.${path}`, { type: 'rule', message }, { shouldFocus });
    }
  };

  const publish = async (changes: readonly Change[]) => {
    setFailed([]);
    const failures: Failed[] = [];
    let count = 0;
    for (const change of changes) {
      try {
        await save(change);
      } catch (error) {
        if (error instanceof BackToForm) break;
        const refusal = freed(change, error);
        const { value } = refusal ? getValues(`settings.${change.index}`) : change.setting;
        failures.push({ setting: { ...change.setting, value }, reason: reasonOf(error) });
        mark(change.index, refusal ?? error, failures.length === 1);
        continue;
      }
      count += 1;
    }
    setFailed(failures);
    if (count > 0) {
      const messageArgs = { smart_count: count };
      notify('resources.website.notifications.published', { type: 'success', messageArgs });
    }
    await refetch();
  };

  return { publish, failed, dialog };
}

/** The errors by field, of the contract or from the server. */
function errorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof BrokenRules ? error.errors : fieldErrors(error);
}

const EDITED = ['value', 'translations.cs.setting_value', 'translations.en.setting_value'] as const;

const isEdited = (path: string): path is (typeof EDITED)[number] =>
  EDITED.some((edited) => edited === path);
