import { useEffect, useState } from 'react';
import { formatCode, parseCode } from '../../api/contract/voucherCodes.ts';
import { usePlace } from '../app/navigation.ts';
import ContactText from '../contact/ContactText.tsx';
import { useHomeSections } from '../home/homeSections.ts';
import { Button } from '../ui/Button.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { urls } from '../urls.ts';
import styles from './VoucherPage.module.css';
import { useVoucherTexts } from './voucherTexts.ts';

/**
 * Where a voucher's QR code leads: shows the code and how it is used. Nothing is looked up, so that the page
 * neither redeems a voucher nor says which codes exist.
 */
export default function VoucherPage() {
  const t = useVoucherTexts();
  const hasDates = useHomeSections().some(({ has_dates }) => has_dates);
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <PageHead title={t('title')} lead={t('lead')} seo={{ noindex: true }} />
      <div className={styles.page}>
        <Code hasDates={hasDates} />
        <section aria-labelledby="how">
          <h2 id="how">{t('howTitle')}</h2>
          <ol className={styles.steps}>
            <li>
              <ContactText>{t(hasDates ? 'chooseOrArrange' : 'arrange')}</ContactText>
            </li>
            <li>{t('bring')}</li>
            <li>{t('keep')}</li>
          </ol>
        </section>
      </div>
    </>
  );
}

/** The code from the address's fragment, which the server never sees. */
function Code({ hasDates }: { hasDates: boolean }) {
  const t = useVoucherTexts();
  const { hash } = usePlace();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(parseCode(hash)), [hash]);
  return (
    <>
      {code === null ? (
        <p>{t('noCode')}</p>
      ) : (
        <p className={styles.code}>
          <span>{t('code')}</span> <strong>{formatCode(code)}</strong>
        </p>
      )}
      {hasDates && (
        <p>
          <Button to={urls.voucherDate + (code === null ? '' : `#${formatCode(code)}`)}>
            {t('chooseDate')}
          </Button>
        </p>
      )}
    </>
  );
}
