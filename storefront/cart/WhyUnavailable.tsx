import { PageLink } from '../app/PageLink.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { urls } from '../urls.ts';
import { type CartLine, lineName } from './cartLines.ts';

/** Says why a line can't be ordered; where only its date can't, leads to where another one is chosen. */
export function WhyUnavailable({ line }: { line: CartLine }) {
  const { t, locale } = useCheckout();
  if (!line.isDateGone) return t(line.left === 0 ? 'shop.soldOut' : 'cart.unavailable');
  return (
    <>
      <span>{t('cart.dateGone')}</span>{' '}
      <PageLink to={urls.product(line.slug)}>
        {t('cart.otherDate')}
        <span className="visually-hidden">: {lineName(line, locale)}</span>
      </PageLink>
    </>
  );
}
