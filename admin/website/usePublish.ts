import { useEffect, useRef, useState } from 'react';
import { type HttpError, useCreate, useDataProvider, useNotify, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Setting } from '../../api/contract/types.ts';
import { BackToForm } from '../conflicts/conflict.ts';
import { useMerge } from '../conflicts/useMerge.tsx';
import { loadRules } from '../form/RecordForm.tsx';
import { fileRefusal } from '../pictures/useFileRefusal.ts';
import { reasonOf } from '../providers/failures.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';
import { currentLanguage } from '../providers/language.ts';
import { nameOf } from '../settings/settingNames.ts';
import { type EditedSetting, isChanged, type WebsiteValues, written } from './edits.ts';
import type { Change } from './useChanges.ts';

interface Failed {
  setting: EditedSetting;
  reason: string;
}

/**
 * Saves the changed settings one by one as the form of a single setting does: by the contract’s
 * rules, with errors at the fields, and merged with what others have saved. Collects the reasons of
 * failures. `dialog` is to be rendered.
 */
export function usePublish(starts: readonly EditedSetting[], refetch: () => unknown) {
  const dataProvider = useDataProvider();
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const { getValues, setError, setValue } = useFormContext<WebsiteValues>();
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const { saveMerged, dialog } = useMerge();
  /** All versions that were loaded: a change may have been made to an older one. */
  const seen = useRef(new Map<string, EditedSetting>());
  useEffect(() => {
    for (const start of starts) seen.current.set(versionOf(start), start);
  }, [starts]);

  const write = async (id: number | undefined, data: FormFields): Promise<Setting> =>
    id === undefined
      ? create('settings', { data }, { returnPromise: true })
      : update('settings', { id, data }, { mutationMode: 'pessimistic', returnPromise: true });

  /** Fails as a change of another version does when others have saved the setting as the first. */
  const writeFirst = async (data: FormFields): Promise<Setting> => {
    try {
      return await write(undefined, data);
    } catch (error) {
      if (Object(error).status !== 409) throw error;
      const { data: settings } = await dataProvider.getList<Setting>('settings', {
        filter: {},
        pagination: { page: 1, perPage: LIMITS.pageSize },
        sort: { field: 'id', order: 'ASC' },
      });
      const record = settings.find(({ setting_key: key }) => key === data.setting_key);
      throw record ? Object.assign(new Error(), { status: 409, body: { record } }) : error;
    }
  };

  /** Saves a setting, merged with what others have saved in the meantime. */
  const writeMerged = async ({ index, setting }: Change): Promise<EditedSetting> => {
    const start = starts[index];
    const edited = seen.current.get(versionOf(setting)) ?? start;
    const isNew = start?.id === undefined;
    // What was typed before others saved the setting as the first is of no version: it would replace theirs.
    const mine = { ...written(setting), ...(!isNew && { version: setting.version ?? BEFORE_ALL }) };
    const broken = (await loadRules())?.brokenRules('settings', isNew, mine, currentLanguage());
    if (broken && Object.keys(broken).length > 0) throw new BrokenRules(broken);
    let id = start?.id;
    return saveMerged<EditedSetting>({
      resource: 'settings',
      base: edited ? written(edited) : {},
      mine,
      name: nameOf(setting),
      write: (data) => (id === undefined ? writeFirst(data) : write(id, data)),
      onMerged: ({ theirs }) => {
        id = Number(theirs.id);
      },
      savedByOthers: (theirs) => ({ ...setting, ...theirs, id: Number(theirs.id) }),
    });
  };

  const save = async (change: Change) => {
    const { index, setting } = change;
    const saved = await writeMerged(change);
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

/** Older than the first version of a record. */
const BEFORE_ALL = 0;

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

const versionOf = ({ setting_key: key, version }: EditedSetting) => `${key} ${version}`;
