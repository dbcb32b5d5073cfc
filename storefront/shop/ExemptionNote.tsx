import type { ComponentProps } from 'react';
import { exemptionOf } from '../../api/contract/withdrawalExemptions.ts';
import { useSite } from '../app/site.ts';

interface ExemptionNoteProps {
  of: Parameters<typeof exemptionOf>[0];
  className?: ComponentProps<'small'>['className'];
}

/** Says that a product's buyer may not withdraw, and why; renders nothing for other products. */
export function ExemptionNote({ of: product, className }: ExemptionNoteProps) {
  const { t } = useSite();
  const reason = exemptionOf(product);
  return reason && <small className={className}>{t(reason)}</small>;
}
