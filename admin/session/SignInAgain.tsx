import { useContext, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazyView.tsx';
import { SessionContext, type SessionParts } from './sessionParts.ts';
import { signInPageBack } from './signInPage.ts';

/** The sign-in over the screen, shown while calls wait for it. */
export const SignInAgain = () => {
  const parts = useContext(SessionContext);
  return parts && <WhenAsked {...parts} />;
};

const WhenAsked = (parts: SessionParts) => {
  const { subscribe, asked } = parts.reauthentication;
  const now = useSyncExternalStore(subscribe, asked);
  return now && <SignInDialog asked={now} key={now} {...parts} />;
};

const ToSignInPage = () => {
  useEffect(() => window.location.assign(signInPageBack()), []);
  return null;
};

const SignInDialog = lazyPart(() =>
  import('./SignInDialog.tsx').then(
    (module) => module.SignInDialog,
    // Its file is gone after an update of the product.
    () => ToSignInPage,
  ),
);
