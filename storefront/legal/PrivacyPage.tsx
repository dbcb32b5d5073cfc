import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { privacyCs } from './privacyCs.tsx';
import { privacyEn } from './privacyEn.tsx';

const texts = { cs: privacyCs, en: privacyEn };

/** What happens to personal data (public-site §9). */
export default function PrivacyPage() {
  const { t } = useSite();
  return <LegalDocument title={t('privacy.title')} lead={t('privacy.lead')} texts={texts} />;
}
