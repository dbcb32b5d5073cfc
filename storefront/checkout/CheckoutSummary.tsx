import type { ReactNode } from 'react';
import { formatHalere } from '../../api/contract/money.ts';
import type { OrderSums } from '../../api/contract/orderLines.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { useLinked } from '../app/linkLanguage.ts';
import {
  type CartLine,
  cartSums,
  isOnOffer,
  keyOf,
  lineName,
  piecesLeft,
} from '../cart/cartLines.ts';
import { NothingOnOffer } from '../cart/EmptyCart.tsx';
import { RemoveButton } from '../cart/RemoveButton.tsx';
import { WhyUnavailable } from '../cart/WhyUnavailable.tsx';
import { ExemptionNote } from '../shop/ExemptionNote.tsx';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/Fields.tsx';
import { NewTabLink } from '../ui/Links.tsx';
import { urls } from '../urls.ts';
import styles from './CheckoutSummary.module.css';
import { useCheckout } from './useCheckout.ts';

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  sums: OrderSums;
  /** Whether its shipping is selected. */
  isSent: boolean;
  problems: number;
  failure: string;
  submitting: boolean;
  /** The discount code that takes something off; '' for none. */
  code: string;
  /** Where a code is entered. */
  children?: ReactNode;
}

/** The order's items and total with shipping, and the submit button. */
export function CheckoutSummary(summary: CheckoutSummaryProps) {
  const { lines, sums, isSent, problems, failure, submitting, code, children } = summary;
  const { t, locale } = useCheckout();
  const termsPage = useLinked()(urls.terms);
  const price = (halere: number) => formatHalere(halere, locale);
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('checkout.summary')}</h2>
      <ul>
        {lines.map((line) => (
          <SummaryLine key={keyOf(line)} line={line} />
        ))}
      </ul>
      {lines.some(isVoucher) && <p>{t('voucher.delivery')}</p>}
      {children}
      <dl aria-live="polite">
        <dt>{t('checkout.subtotal')}</dt>
        <dd>{price(sums.items)}</dd>
        {sums.discount > 0 && (
          <>
            <dt>{t('checkout.discount', { code })}</dt>
            <dd>{price(-sums.discount)}</dd>
          </>
        )}
        {isSent && (
          <>
            <dt>{t('checkout.shipping')}</dt>
            <dd>{sums.shipping > 0 ? price(sums.shipping) : t('checkout.free')}</dd>
          </>
        )}
        {sums.fee > 0 && (
          <>
            <dt>{t('checkout.fee')}</dt>
            <dd>{price(sums.fee)}</dd>
          </>
        )}
        <dt className={styles.total}>{t('cart.total')}</dt>
        <dd className={styles.total}>{price(sums.total)}</dd>
      </dl>
      <FormError
        message={failure || (problems > 0 ? t('checkout.problems', { smart_count: problems }) : '')}
      />
      {lines.some(isOnOffer) ? (
        <>
          <Button type="submit" disabled={submitting}>
            {t(submitting ? 'checkout.submitting' : 'checkout.submit')}
          </Button>
          <p className={styles.terms}>
            {t('checkout.terms')}
            <NewTabLink href={termsPage}>{t('checkout.termsLink')}</NewTabLink>.
          </p>
        </>
      ) : (
        <NothingOnOffer />
      )}
    </aside>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  const { t, locale } = useCheckout();
  const name = lineName(line, locale);
  const left = piecesLeft(line);
  return (
    <li data-unavailable={line.unavailable}>
      <span>
        {line.quantity} × {name}
        {line.unavailable && (
          <em>
            <WhyUnavailable line={line} />
          </em>
        )}
        {!line.unavailable && left !== undefined && (
          <small>{t('shop.left', { smart_count: left })}</small>
        )}
        <ExemptionNote of={line} />
      </span>
      {line.unavailable ? (
        <RemoveButton line={line} />
      ) : (
        <span>{formatHalere(cartSums([line]).total, locale)}</span>
      )}
    </li>
  );
}
