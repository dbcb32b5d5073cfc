import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import type { AccountLink } from '../../api/contract/types.ts';
import { usePlace } from '../app/navigation.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { WithoutScripts } from '../ui/WithoutScripts.tsx';
import { urls } from '../urls.ts';
import styles from './LoginPage.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { usePasswordTexts } from './passwordTexts.ts';

/** The target of mailed links: accepts an invitation or replaces a forgotten password. */
export default function SetPasswordPage() {
  const t = usePasswordTexts();
  const { hash } = usePlace();
  // The server never sees the secret, so it renders the page without.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {isHere ? (
        <Link key={hash} secret={hash.slice(1)} />
      ) : (
        <div className={styles.page}>
          <Seo title={t('resetTitle')} noindex />
          <Spinner />
          <WithoutScripts>
            <p>{t('needsScripts')}</p>
          </WithoutScripts>
        </div>
      )}
    </>
  );
}

/** Shows what a secret is for, or that it is no longer valid. */
function Link({ secret }: { secret: string }) {
  const t = usePasswordTexts();
  const { client } = useSite();
  const [isGone, setGone] = useState(false);
  const query = useQuery({
    queryKey: ['account-link', secret],
    queryFn: () => client.post<AccountLink>('/account-links/read', { body: { secret } }),
    enabled: secret !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isRefused = query.error instanceof ApiError && [404, 422].includes(query.error.status);
  if (secret === '' || isGone || isRefused) {
    return (
      <Notice title={t('gone')} text={t('goneText')}>
        <Seo title={t('gone')} noindex />
        <Button to={urls.forgotPassword}>{t('askAgain')}</Button>
      </Notice>
    );
  }
  if (query.error) {
    return (
      <Notice title={t('failed')} text={query.error.message}>
        <Seo title={t('failed')} noindex />
        <Button onClick={() => query.refetch()}>{t('again')}</Button>
      </Notice>
    );
  }
  if (!query.data) return <Spinner />;
  const { kind, email } = query.data;
  const is = kind === 'invitation' ? 'invite' : 'reset';
  return (
    <>
      <PageHead
        title={t(`${is}Title`)}
        lead={t(`${is}Lead`, { email })}
        seo={{ noindex: true, description: '' }}
      />
      <div className={styles.page}>
        <NewPasswordForm link={query.data} secret={secret} onGone={() => setGone(true)} />
      </div>
    </>
  );
}
