import { LIMITS } from '../../api/contract/constants.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { type CartLine, keyOf, lineName } from '../cart/cartLines.ts';
import { TextField } from '../ui/Fields.tsx';
import styles from './AddressFields.module.css';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { dedicationField } from './dedications.ts';
import { useCheckout } from './useCheckout.ts';

interface DedicationFieldsProps {
  lines: readonly CartLine[];
  draft: CheckoutDraft;
}

/** What is printed on the vouchers of each line; nothing where there are none. */
export function DedicationFields({ lines, draft }: DedicationFieldsProps) {
  const { t, locale } = useCheckout();
  const vouchers = lines.filter((line) => isVoucher(line) && !line.unavailable);
  if (vouchers.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('checkout.dedications')}</legend>
      <p className={styles.hint}>{t('checkout.dedicationHint')}</p>
      {vouchers.map((line) => (
        <div key={keyOf(line)} className={styles.whole}>
          <TextField
            name={dedicationField(line)}
            label={lineName(line, locale)}
            rows={4}
            maxLength={LIMITS.dedication}
            defaultValue={draft[dedicationField(line)]}
          />
        </div>
      ))}
    </fieldset>
  );
}
