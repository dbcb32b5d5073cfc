import { useListContext } from 'react-admin';
import { RetryAlert } from './RetryAlert.tsx';

/** What a list shows that could not be loaded: the failure's words and a way to try again. */
export const LoadFailure = () => {
  const { error, refetch } = useListContext();
  return (
    <RetryAlert retry={() => refetch()}>{error instanceof Error ? error.message : null}</RetryAlert>
  );
};
