import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { session } from '../session/session.ts';
import { userQuery } from '../session/userQuery.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { urls } from '../urls.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

/** Sign-in for administrators; those already signed in go on to the back-office (public-site §2). */
export default function LoginPage() {
  const { t, client } = useSite();
  const hasToken = useSyncExternalStore(
    session.subscribe,
    () => session.accessToken() !== null,
    () => false,
  );
  const user = useQuery({ ...userQuery(client), enabled: hasToken });
  const signedIn = hasToken && Boolean(user.data);

  useEffect(() => {
    if (signedIn) window.location.replace(urls.admin);
  }, [signedIn]);

  return (
    <>
      <Seo title={t('login.title')} noindex />
      <PageHead title={t('login.title')} lead={t('login.lead')} />
      <div className={styles.page}>
        {hasToken && (user.isLoading || signedIn) ? <Spinner /> : <LoginForm />}
      </div>
    </>
  );
}
