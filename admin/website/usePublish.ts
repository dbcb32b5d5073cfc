import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Setting } from '../../api/contract/types.ts';
import { conflictingRecord } from '../form/conflict.ts';
import { fieldErrors, reasonOf } from '../providers/failures.ts';
import { type EditedSetting, isChanged, type WebsiteValues, written } from './edits.ts';
import type { Change } from './useChanges.ts';

interface Failed {
  key: string;
  reason: string;
}

const TEXTS = ['value', 'translations.en.setting_value', 'translations.cs.setting_value'] as const;

const isTextOf = (field: string): field is (typeof TEXTS)[number] =>
  TEXTS.some((text) => text === field);

/**
 * Saves the changed settings one by one, as the form of a single setting does, and collects the
 * reasons of failures.
 */
export function usePublish(starts: readonly EditedSetting[], refetch: () => unknown) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const { getValues, setError, setValue } = useFormContext<WebsiteValues>();
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const save = async ({ index, setting }: Change) => {
    const id = starts[index]?.id;
    const data = written(setting);
    const saved: Setting = await (id === undefined
      ? create('settings', { data }, { returnPromise: true })
      : update('settings', { id, data }, { mutationMode: 'pessimistic', returnPromise: true }));
    const now = getValues(`settings.${index}`);
    const { value, translations } = now;
    // Input typed during the save stays, as a change of the new version.
    setValue(
      `settings.${index}`,
      isChanged(now, setting) ? { ...saved, value, translations } : saved,
    );
  };

  const publish = async (changes: readonly Change[]) => {
    const failures: Failed[] = [];
    for (const change of changes) {
      try {
        await save(change);
      } catch (error) {
        const theirs = conflictingRecord(error);
        // Changed concurrently; publishing again overwrites it.
        if (theirs) setValue(`settings.${change.index}.version`, theirs.version);
        const reason = reasonOf(error);
        failures.push({ key: change.setting.setting_key, reason });
        for (const [field, message] of Object.entries(fieldErrors(error))) {
          if (!isTextOf(field)) continue;
          const shouldFocus = failures.length === 1;
          setError(`settings.${change.index}.${field}`, { message }, { shouldFocus });
        }
      }
    }
    setFailed(failures);
    const count = changes.length - failures.length;
    if (count > 0) {
      const messageArgs = { smart_count: count };
      notify('resources.website.notifications.published', { type: 'success', messageArgs });
    }
    await refetch();
  };

  return { publish, failed };
}
