import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FormFields } from '../providers/formData.ts';
import { apiOf } from '../providers/resourceApis.ts';
import type { ConflictDialogProps, Resolution } from './ConflictDialog.tsx';
import { BackToForm, conflictingRecord } from './conflict.ts';
import { labelsOf } from './labelsOf.ts';
import { savedBy } from './savedBy.ts';
import { compareVersions, withValues } from './threeWay.ts';

interface Versions {
  resource: string;
  /** The record as it was loaded. */
  base: FormFields;
  /** As it was to be saved. */
  mine: FormFields;
  /** As it is now. */
  theirs: FormFields;
  /** What the dialog calls the record, where the screen shows several. */
  name?: string;
}

export interface Merged {
  /** The record to save. */
  record: FormFields;
  /** The current record that it was made from. */
  theirs: FormFields;
  /** Whether something of mine is left to save. */
  isChanged: boolean;
}

interface SaveMerged<Answer> extends Omit<Versions, 'theirs'> {
  /** Rejects when the record has another version. */
  write: (record: FormFields) => Promise<Answer>;
  /** The answer when others have saved all of it already; gets their record. */
  savedByOthers: (theirs: FormFields) => Answer;
  /** Called after each merge, before the merged record is written. */
  onMerged?: (merged: Merged) => void;
}

interface Asking extends ConflictDialogProps {
  Dialog: ComponentType<ConflictDialogProps>;
}

/**
 * Saves a record, merged with what others have saved in the meantime. Fields that only one of both changed
 * merge by themselves; for others the dialog asks, which is to be rendered.
 */
export function useMerge() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [asking, setAsking] = useState<Asking | null>(null);

  /** Null when the user goes back to the form. */
  const merge = useCallback(
    async ({ resource, base, mine, name, ...given }: Versions): Promise<Merged | null> => {
      // The record in the API's answer to a save has its texts in one language only.
      const theirs: FormFields = apiOf(resource).texts
        ? (await dataProvider.getOne(resource, { id: Number(given.theirs.id) })).data
        : given.theirs;
      const compared = compareVersions(base, mine, theirs);
      const values = new Map(compared.theirs.map(({ field, theirs }) => [field, theirs]));
      let isChanged = compared.mine.length > 0;
      if (compared.clashes.length > 0 || compared.theirs.length > 0) {
        const saved = await savedBy(dataProvider, resource, base, theirs);
        if (compared.clashes.length > 0) {
          const { ConflictDialog } = await import('./ConflictDialog.tsx').catch(() => {
            // Its file is gone after an update of the product.
            throw new Error(translate('conflicts.title'));
          });
          const resolution = await new Promise<Resolution | null>((resolve) =>
            setAsking({
              Dialog: ConflictDialog,
              resource,
              name,
              record: mine,
              compared,
              saved,
              onEnd: resolve,
            }),
          );
          setAsking(null);
          if (!resolution) return null;
          for (const [field, value] of resolution.values) values.set(field, value);
          isChanged ||= resolution.isChanged;
        } else if (isChanged) {
          const fields = labelsOf(resource, compared.theirs, translate);
          const messageArgs = { username: saved?.username, fields };
          const key = `conflicts.merged${saved?.username ? 'By' : ''}`;
          // Shown again after the notice that it was saved.
          if (fields !== '') notify(key, { type: 'info', messageArgs, polite: true });
        }
      }
      const record = { ...withValues(mine, values), version: theirs.version };
      return { record, theirs, isChanged };
    },
    [dataProvider, notify, translate],
  );

  /** Throws `BackToForm` when the user goes back to the form. */
  const saveMerged = useCallback(
    async <Answer,>(save: SaveMerged<Answer>): Promise<Answer> => {
      const { write, savedByOthers, onMerged, ...versions } = save;
      let { base, mine } = versions;
      for (;;) {
        try {
          return await write(mine);
        } catch (error) {
          const theirs = conflictingRecord(error);
          if (!theirs) throw error;
          const merged = await merge({ ...versions, base, mine, theirs });
          if (!merged) throw new BackToForm();
          base = merged.theirs;
          mine = merged.record;
          onMerged?.(merged);
          if (!merged.isChanged) return savedByOthers(base);
        }
      }
    },
    [merge],
  );

  let dialog: ReactNode = null;
  if (asking) {
    const { Dialog, ...props } = asking;
    dialog = <Dialog {...props} />;
  }
  return { saveMerged, dialog };
}
