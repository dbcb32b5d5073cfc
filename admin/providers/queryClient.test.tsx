import { render, screen, waitFor } from '@testing-library/react';
import { type AuthProvider, CoreAdminContext, useAuthenticated } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const checkAuth = vi.fn(async () => {});
const authProvider: AuthProvider = {
  checkAuth,
  checkError: async () => {},
  login: async () => {},
  logout: async () => {},
};

const rendered = vi.fn();
const Screen = () => {
  const { authenticated } = useAuthenticated();
  rendered();
  return authenticated ? 'signed in' : 'not yet';
};

beforeEach(() => {
  checkAuth.mockClear();
});

const open = (isSignedIn: boolean) =>
  render(
    <CoreAdminContext
      authProvider={authProvider}
      queryClient={createQueryClient(() => isSignedIn, false)}
    >
      <Screen />
    </CoreAdminContext>,
  );

it('takes who has a session as signed in, and checks it when the window is returned to', async () => {
  open(true);
  expect(screen.getByText('signed in')).toBeShown();
  expect(checkAuth).not.toHaveBeenCalled();
  rendered.mockClear();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(checkAuth).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rendered).not.toHaveBeenCalled();
});

it('checks at once without a session', async () => {
  open(false);
  expect(screen.getByText('not yet')).toBeShown();
  await waitFor(() => expect(checkAuth).toHaveBeenCalledOnce());
});
