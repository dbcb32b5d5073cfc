import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { MailState } from './MailState.tsx';

afterEach(() => vi.useRealTimers());

it('looks whether a mail was sent, but not while its record may be being deleted', () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const looked = vi.spyOn(queryClient, 'invalidateQueries');
  const mail = { id: 3, state: 'waiting', at: null, error: '' } as const;
  render(
    <CoreAdminContext queryClient={queryClient}>
      <ResourceContextProvider value="messages">
        <MailState mail={mail} />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  act(() => void vi.advanceTimersByTime(5_000));
  expect(looked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['messages', 'getOne'] });
  const mutationFn = () => new Promise(() => {});
  void queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(looked).toHaveBeenCalledOnce();
});
