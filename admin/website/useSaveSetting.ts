import { useEffect, useRef } from 'react';
import { useCreate, useDataProvider, useUpdate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Setting } from '../../api/contract/types.ts';
import { useMerge } from '../conflicts/useMerge.tsx';
import { loadRules } from '../form/RecordForm.tsx';
import type { FormFields } from '../providers/formData.ts';
import { currentLanguage } from '../providers/language.ts';
import { nameOf } from '../settings/settingNames.ts';
import { type EditedSetting, written } from './edits.ts';
import type { Change } from './useChanges.ts';

/**
 * Saves a changed setting as the form of a single setting does: by the contract’s rules, and merged with
 * what others have saved since it was loaded. `save` rejects with `BrokenRules` or the server’s error;
 * `dialog` is to be rendered.
 */
export function useSaveSetting(starts: readonly EditedSetting[]) {
  const dataProvider = useDataProvider();
  const [create] = useCreate();
  const [update] = useUpdate();
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

  const save = async ({ index, setting }: Change): Promise<EditedSetting> => {
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
  return { save, dialog };
}

/** Older than the first version of a record. */
const BEFORE_ALL = 0;

/** Broken rules of the contract by field, worded in the current language. */
export class BrokenRules extends Error {
  override readonly name = 'BrokenRules';

  constructor(readonly errors: Readonly<Record<string, string>>) {
    super(Object.values(errors).join(' '));
  }
}

const versionOf = ({ setting_key: key, version }: EditedSetting) => `${key} ${version}`;
