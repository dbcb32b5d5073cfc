import { useSite } from '../app/site.ts';
import { urls } from '../urls.ts';
import { NothingThere } from './NothingThere.tsx';

/** Any address that no page has (public-site §2). */
export default function NotFoundPage() {
  const { t } = useSite();
  return (
    <NothingThere
      title={t('notFound.title')}
      text={t('notFound.text')}
      to={urls.home}
      back={t('notFound.home')}
    />
  );
}
