import { useCallback } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { compareVersions } from '../conflicts/threeWay.ts';
import { type Merged, useMerge } from '../conflicts/useMerge.tsx';

/** Merges a save with what others have saved since the form was loaded. */
export const VersionConflict = () => {
  const { saveMerged, dialog } = useMerge();
  const { control, reset, setValue } = useFormContext();

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      let latest = null as Merged | null;
      try {
        return await saveMerged({
          resource,
          base: { ...control._defaultValues },
          mine: params.data,
          write: (data) => next(resource, { ...params, data }),
          savedByOthers: (theirs) => ({ data: { ...theirs, id: Number(theirs.id) } }),
          onMerged: (merged) => {
            latest = merged;
          },
        });
      } catch (error) {
        // The form with what is merged so far, for the next attempt.
        if (latest) {
          const { record, theirs } = latest;
          reset(theirs);
          for (const { field, mine } of compareVersions(theirs, record, theirs).mine) {
            setValue(field, mine, { shouldDirty: true });
          }
        }
        throw error;
      }
    },
    [control, reset, saveMerged, setValue],
  );
  useRegisterMutationMiddleware(middleware);

  return dialog;
};
