import type { ReactNode } from 'react';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { urls } from '../urls.ts';
import styles from './SettingsGate.module.css';
import { isUnauthorized, settingsQuery } from './settings.ts';

/**
 * Renders its content once the settings are loaded; a spinner before, an error page on failure. While
 * another language's settings load, the spinner covers the content, which keeps its height and the
 * visitor's input.
 */
export function SettingsGate({ children }: { children: ReactNode }) {
  const { t } = useSite();
  const settings = useSection(settingsQuery);

  if (settings.isPending) return <FullScreenSpinner />;
  if (settings.data) {
    const isCovered = settings.isPlaceholderData;
    return (
      <>
        {isCovered && (
          <div className={styles.cover}>
            <FullScreenSpinner />
          </div>
        )}
        <div className={styles.content} inert={isCovered}>
          {children}
        </div>
      </>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      <h1>{t('settings.failed')}</h1>
      <p>{t('settings.error', { error: settings.error.message })}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('retry.again')}</Button>
        {isUnauthorized(settings.error) && (
          <Button to={urls.login} look="quiet">
            {t('settings.logIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
