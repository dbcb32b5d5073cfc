import { useEffect } from 'react';
import { useEditContext } from 'react-admin';
import { FormSkeleton } from '../layout/Skeletons.tsx';

/**
 * Waits until an achievement has been read in both languages. The list, and the answer to a conflicting
 * save, know its texts in one.
 */
export const BothLanguages = () => {
  const { isFetching, refetch } = useEditContext();
  useEffect(() => {
    if (!isFetching) refetch();
  }, [isFetching, refetch]);
  return <FormSkeleton />;
};
