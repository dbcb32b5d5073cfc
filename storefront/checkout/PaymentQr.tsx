import { create } from 'qrcode';
import { qrDrawing } from '../../api/contract/qrCode.ts';
import styles from './TransferDetails.module.css';
import { useCheckout } from './useCheckout.ts';

/** A payment as a QR code for a banking app. Loaded on first use. */
export default function PaymentQr({ text }: { text: string }) {
  const { t } = useCheckout();
  const { viewBox, path } = qrDrawing(create(text, { errorCorrectionLevel: 'M' }).modules);
  return (
    <figure className={styles.qr}>
      <svg role="img" aria-label={t('order.qrLabel')} viewBox={viewBox}>
        <path d={path} />
      </svg>
      <figcaption>{t('order.qr')}</figcaption>
    </figure>
  );
}
