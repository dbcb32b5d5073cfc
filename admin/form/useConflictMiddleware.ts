import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { conflictingRecord, TheirsChosen } from './conflict.ts';

export type Choice = 'theirs' | 'mine';

/**
 * Lets the administrator choose when a save meets a newer version: 'mine' saves again over it,
 * 'theirs' loads it into the form instead.
 */
export function useConflictMiddleware(ask: () => Promise<Choice>): void {
  const { reset } = useFormContext();
  const queryClient = useQueryClient();

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      try {
        return await next(resource, params);
      } catch (error) {
        const theirs = conflictingRecord(error);
        if (!theirs) throw error;
        if ((await ask()) === 'mine') {
          return next(resource, { ...params, data: { ...params.data, version: theirs.version } });
        }
        queryClient.setQueryData(
          [resource, 'getOne', { id: String(params.id), meta: undefined }],
          theirs,
        );
        reset(theirs);
        throw new TheirsChosen();
      }
    },
    [ask, queryClient, reset],
  );
  useRegisterMutationMiddleware(middleware);
}
