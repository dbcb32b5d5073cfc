import type { ReactNode } from 'react';
import { useLinkLanguage } from '../app/linkLanguage.ts';
import { useSite } from '../app/site.ts';
import { Button } from './Button.tsx';
import styles from './WithoutScripts.module.css';

/** What only browsers without JavaScript show. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className={styles.without}>{children}</div>;
}

/** Sends a form of choices in the address's language; where scripts run, choosing is enough. */
export function SendChoice() {
  const { t } = useSite();
  const language = useLinkLanguage();
  return (
    <WithoutScripts>
      <div>
        {language && <input type="hidden" name="lang" value={language} />}
        <Button type="submit">{t('filter.apply')}</Button>
      </div>
    </WithoutScripts>
  );
}
