import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useSite } from './site.ts';

/** The router's failure page (public-site §2). */
export function CrashPage() {
  const { t } = useSite();
  return (
    <Notice title={t('crash.title')} text={t('crash.text')}>
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
    </Notice>
  );
}
