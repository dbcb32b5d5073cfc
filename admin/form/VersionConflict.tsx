import { useCallback } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BackToForm, conflictingRecord } from '../conflicts/conflict.ts';
import { compareVersions } from '../conflicts/threeWay.ts';
import { useMerge } from '../conflicts/useMerge.tsx';
import type { FormFields } from '../providers/formData.ts';

/** Merges a save with what others have saved since the form was loaded. */
export const VersionConflict = () => {
  const { merge, dialog } = useMerge();
  const { control, reset, setValue } = useFormContext();

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      let base: FormFields = { ...control._defaultValues };
      let mine: FormFields = params.data;
      /** The form with what is merged so far, for the next attempt. */
      const showMerged = () => {
        if (mine === params.data) return;
        reset(base);
        for (const { field, mine: value } of compareVersions(base, mine, base).mine) {
          setValue(field, value, { shouldDirty: true });
        }
      };
      for (;;) {
        try {
          return await next(resource, { ...params, data: mine });
        } catch (error) {
          const current = conflictingRecord(error);
          if (!current) {
            showMerged();
            throw error;
          }
          const merged = await merge({ resource, base, mine, theirs: current });
          if (!merged) {
            showMerged();
            throw new BackToForm();
          }
          base = merged.theirs;
          mine = merged.record;
          // Saved already by the others.
          if (!merged.isChanged) return { data: { ...base, id: current.id } };
        }
      }
    },
    [control, merge, reset, setValue],
  );
  useRegisterMutationMiddleware(middleware);

  return dialog;
};
