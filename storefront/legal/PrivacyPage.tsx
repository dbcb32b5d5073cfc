import { useSite } from '../app/site.ts';
import { LegalDocument } from './LegalDocument.tsx';
import cs from './privacy.cs.md?raw';
import en from './privacy.en.md?raw';

export default function PrivacyPage() {
  const { t } = useSite();
  return <LegalDocument title={t('footer.privacy')} lead={t('privacy.lead')} texts={{ cs, en }} />;
}
