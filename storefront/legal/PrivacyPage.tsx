import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { legalQueries } from './legalQuery.ts';

export const queries = legalQueries('privacy');

export default function PrivacyPage() {
  const { t } = useSite();
  return <LegalDocument kind="privacy" title={t('footer.privacy')} lead={t('privacy.lead')} />;
}
