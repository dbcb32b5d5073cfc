import type { ReactNode } from 'react';
import { useLinkLanguage } from '../app/linkLanguage.ts';
import { useSite } from '../app/site.ts';
import { Button } from './Button.tsx';
import styles from './WithoutScripts.module.css';

/** Content for browsers without JavaScript only. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className={styles.without}>{children}</div>;
}

/** Submits a form of choices in the address's language; with scripts, choosing is enough. */
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
