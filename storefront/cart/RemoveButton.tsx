import { useCheckout } from '../checkout/useCheckout.ts';
import { Icon } from '../ui/Icon.tsx';
import { type CartLine, lineName } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { removeWithFocus } from './removeWithFocus.ts';

/** Removes a line from the cart; for an unavailable product, the button has a text. */
export function RemoveButton({ line, className }: { line: CartLine; className?: string }) {
  const { t, locale } = useCheckout();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('cart.remove', { name: lineName(line, locale) })}
      onClick={({ currentTarget }) => removeWithFocus(currentTarget, () => cartStore.remove(line))}
    >
      <Icon name="trash" />
      {line.unavailable && t('cart.removeGone')}
    </button>
  );
}
