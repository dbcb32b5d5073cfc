import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import cs from './terms.cs.md?raw';
import en from './terms.en.md?raw';

export default function TermsPage() {
  const { t } = useSite();
  return <LegalDocument title={t('footer.terms')} lead={t('terms.lead')} texts={{ cs, en }} />;
}
