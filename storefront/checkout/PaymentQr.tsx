import { create } from 'qrcode';
import { darkRuns } from '../../api/contract/spayd.ts';
import { useCheckout } from './useCheckout.ts';

/** The quiet zone around a QR code that its standard requires, in modules. */
const MARGIN = 4;

/** A payment as a QR code for a banking app. Loaded on first use. */
export default function PaymentQr({ text }: { text: string }) {
  const { t } = useCheckout();
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const dark = Array.from(
    darkRuns(modules),
    ({ row, column, length }) => `M${column} ${row}h${length}v1h-${length}z`,
  );
  return (
    <svg role="img" aria-label={t('order.qrLabel')} viewBox={`0 0 ${side} ${side}`}>
      <path d={dark.join('')} transform={`translate(${MARGIN} ${MARGIN})`} />
    </svg>
  );
}
