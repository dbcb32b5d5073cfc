import { useSite } from '../app/site.ts';
import { ConsentSettings } from './ConsentSettings.tsx';
import { cookiesCs } from './cookiesCs.tsx';
import { cookiesEn } from './cookiesEn.tsx';
import { LegalDocument } from './LegalDocument.tsx';

const texts = { cs: cookiesCs, en: cookiesEn };

/** What is kept in the visitor's browser, and the answer about it. */
export default function CookiesPage() {
  const { t } = useSite();
  return (
    <LegalDocument title={t('cookiePolicy.title')} lead={t('cookiePolicy.lead')} texts={texts}>
      <ConsentSettings />
    </LegalDocument>
  );
}
