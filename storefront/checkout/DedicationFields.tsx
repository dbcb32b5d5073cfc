import { useEffect, useRef, useState } from 'react';
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
  /** What the API refused of the order, by its path. */
  refused: Readonly<Record<string, string>>;
}

/** What is printed on the vouchers of each line; nothing where there are none. */
export function DedicationFields({ lines, draft, refused }: DedicationFieldsProps) {
  const { t, locale } = useCheckout();
  const group = useRef<HTMLFieldSetElement>(null);
  /** The refusal after which each was changed. */
  const [changed, setChanged] = useState<Record<string, object>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal once
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  if (!lines.some(isPrinted)) return null;
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{t('checkout.dedications')}</legend>
      <p className={styles.hint}>{t('checkout.dedicationHint')}</p>
      {lines.map((line, index) => {
        const path = `items.${index}.dedication`;
        return (
          isPrinted(line) && (
            <div key={keyOf(line)} className={styles.whole}>
              <TextField
                name={dedicationField(line)}
                label={lineName(line, locale)}
                rows={4}
                maxLength={LIMITS.dedication}
                defaultValue={draft[dedicationField(line)]}
                error={changed[path] === refused ? '' : refused[path]}
                onChange={() => setChanged({ ...changed, [path]: refused })}
              />
            </div>
          )
        );
      })}
    </fieldset>
  );
}

const isPrinted = (line: CartLine): boolean => isVoucher(line) && !line.unavailable;
