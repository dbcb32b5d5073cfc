import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLinked } from '../app/linkLanguage.ts';
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
  // Only who came signed in is sent on from here: after signing in, the form itself does it.
  const [cameWithToken, setCameWithToken] = useState(false);
  useEffect(() => setCameWithToken(session.accessToken() !== null), []);
  const user = useQuery({ ...userQuery(client), enabled: cameWithToken });
  const backOffice = useLinked()(urls.admin);
  const signedIn = cameWithToken && Boolean(user.data);

  useEffect(() => {
    if (signedIn) window.location.replace(backOffice);
  }, [signedIn, backOffice]);

  return (
    <>
      <Seo title={t('login.title')} noindex />
      <PageHead title={t('login.title')} lead={t('login.lead')} />
      <div className={styles.page}>
        {cameWithToken && (user.isLoading || signedIn) ? <Spinner /> : <LoginForm />}
      </div>
    </>
  );
}
