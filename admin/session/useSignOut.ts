import { useLogout, useNavigate } from 'react-admin';
import { isPrepared, SIGNING_OUT } from '../redemptions/offline/mark.ts';

/** Signs out, and removes what this device has for a day without network; redemptions that wait come first. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    if (isPrepared()) {
      const { hasWaiting, wipeOffline } = await import('../redemptions/offline/offline.ts');
      if (await hasWaiting()) return navigate('/redemptions', { state: { [SIGNING_OUT]: true } });
      await wipeOffline();
    }
    await logout();
  };
}
