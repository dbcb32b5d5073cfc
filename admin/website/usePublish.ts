import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Setting } from '../../api/contract/types.ts';
import { conflictingRecord } from '../form/conflict.ts';
import { loadRules } from '../form/RecordForm.tsx';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { type EditedSetting, isChanged, type WebsiteValues, written } from './edits.ts';
import type { Change } from './useChanges.ts';

interface Failed {
  setting: EditedSetting;
  reason: string;
}

/**
 * Saves the changed settings one by one as the form of a single setting does: by the contract’s
 * rules, with errors at the fields. Collects the reasons of failures.
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
    const broken = (await loadRules())?.brokenRules(
      'settings',
      id === undefined,
      data,
      currentLanguage(),
    );
    if (broken && Object.keys(broken).length > 0) throw new BrokenRules(broken);
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

  /** Shows errors at the inputs of a setting. */
  const mark = (index: number, error: unknown, shouldFocus: boolean) => {
    for (const [path, message] of Object.entries(errorsOf(error))) {
      if (!isEdited(path)) continue;
      setError(`settings.${index}.${path}`, { type: 'rule', message }, { shouldFocus });
    }
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
        failures.push({ setting: change.setting, reason: reasonOf(error) });
        mark(change.index, error, failures.length === 1);
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

/** Broken rules of the contract by field, worded in the current language. */
class BrokenRules extends Error {
  override readonly name = 'BrokenRules';

  constructor(readonly errors: Readonly<Record<string, string>>) {
    super(Object.values(errors).join(' '));
  }
}

/** The errors by field, of the contract or from the server. */
function errorsOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof BrokenRules) return error.errors;
  return Object(Object(error).body).errors ?? {};
}

const EDITED = ['value', 'translations.cs.setting_value', 'translations.en.setting_value'] as const;

const isEdited = (path: string): path is (typeof EDITED)[number] =>
  EDITED.some((edited) => edited === path);
