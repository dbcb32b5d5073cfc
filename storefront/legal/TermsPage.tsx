import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { legalQueries } from './legalQuery.ts';

export const queries = legalQueries('terms');

export default function TermsPage() {
  const { t } = useSite();
  return <LegalDocument kind="terms" title={t('footer.terms')} lead={t('terms.lead')} />;
}
