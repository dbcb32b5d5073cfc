import { formatHalere, formatPrice } from '../../api/contract/money.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { ExemptionNote } from '../shop/ExemptionNote.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './CartLineRow.module.css';
import { type CartLine, cartSums, lineName, mostOf, piecesLeft } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { WhyUnavailable } from './WhyUnavailable.tsx';

export function CartLineRow({ line }: { line: CartLine }) {
  const { t, locale } = useCheckout();
  const name = lineName(line, locale);
  const left = piecesLeft(line);
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} of={line} sizes="8rem" range="icon" ratio={4 / 3} />
      <div className={styles.name}>
        <PageLink to={urls.product(line.slug)}>{name}</PageLink>
        <p>
          {line.unavailable ? (
            <strong className={styles.gone}>
              <WhyUnavailable line={line} />
            </strong>
          ) : (
            <>
              {t('cart.each', { price: formatPrice(line.price, locale) })}
              {left !== undefined && <> · {t('shop.left', { smart_count: left })}</>}
            </>
          )}
        </p>
      </div>
      {!line.unavailable && (
        <>
          <QuantityInput
            label={t('cart.quantity', { name })}
            value={line.quantity}
            most={mostOf(line)}
            onChange={(quantity) => cartStore.setQuantity(line, quantity)}
          />
          <strong className={styles.total}>{formatHalere(cartSums([line]).total, locale)}</strong>
        </>
      )}
      <ExemptionNote className={styles.exemption} of={line} />
      <RemoveButton className={line.unavailable ? styles.removeGone : styles.remove} line={line} />
    </li>
  );
}
