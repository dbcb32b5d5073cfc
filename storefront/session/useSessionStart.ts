import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSite } from '../app/site.ts';
import { session } from './session.ts';

/** At the site's start, if a token is stored, asks who is signed in (public-site §4). */
export function useSessionStart(): void {
  const { client } = useSite();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!session.accessToken()) return;
    void import('./userQuery.ts').then(({ userQuery }) =>
      queryClient.prefetchQuery(userQuery(client)),
    );
  }, [client, queryClient]);
}
