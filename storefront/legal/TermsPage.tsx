import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { termsCs } from './termsCs.tsx';
import { termsEn } from './termsEn.tsx';

const texts = { cs: termsCs, en: termsEn };

/** Terms and conditions of the shop (public-site §9). */
export default function TermsPage() {
  const { t } = useSite();
  return <LegalDocument title={t('terms.title')} lead={t('terms.lead')} texts={texts} />;
}
