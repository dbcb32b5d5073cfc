import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProductCategory } from '../../api/contract/constants.ts';
import { type DiscountTerms, discountOf } from '../../api/contract/discounts.ts';
import { formatHalere, toHalere } from '../../api/contract/money.ts';
import { parseCategories } from '../../api/contract/shipping.ts';
import type { OfferedDiscount } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Fields.tsx';
import type { AppliedCode, AskedCode } from './appliedCode.ts';
import { keepTyped } from './checkoutDraft.ts';
import texts from './messages/discount.json';

const useTexts = ownTexts(texts);

export interface DiscountCodeProps {
  asked: AskedCode;
  applied: AppliedCode | null;
  /** What it takes off the cart as it is, in haléře. */
  halere: number;
  /** Why the form can't be sent with what is typed; '' otherwise. */
  error: string;
  onApply: (code: AppliedCode | null) => void;
}

/** Where a discount code is typed and applied; then it is named, and can be removed. */
export default function DiscountCode({
  asked,
  applied,
  halere,
  error,
  onApply,
}: DiscountCodeProps) {
  const t = useTexts();
  const { locale } = useSite();
  const [typed, setTyped] = useState(asked.code);
  const [isRemoved, setRemoved] = useState(false);
  const { state, check } = useCheck(asked, onApply);

  if (applied) {
    const remove = () => {
      setTyped('');
      setRemoved(true);
      keepTyped('discountCode', '');
      onApply(null);
    };
    return (
      <div className="discount-applied">
        <p ref={takeFocus} role="status" tabIndex={-1}>
          <strong>{applied.code}</strong>{' '}
          {halere > 0
            ? t('applied', { amount: formatHalere(halere, locale) })
            : withoutEffect(applied.terms, t, locale)}
        </p>
        <button type="button" onClick={remove}>
          {t('remove')}
          <span className="visually-hidden">: {applied.code}</span>
        </button>
      </div>
    );
  }

  const apply = () => void check(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would send the order.
    event.preventDefault();
    apply();
  };
  return (
    <div className="discount-entry">
      <TextField
        name="discountCode"
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        // From the button that is gone.
        autoFocus={isRemoved}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        error={state.problem || error}
      />
      <Button look="quiet" disabled={state.isChecking} onClick={apply}>
        {t(state.isChecking ? 'checking' : 'apply')}
      </Button>
    </div>
  );
}

/** From the field that is gone. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Why an applied code takes nothing off the cart as it is. */
function withoutEffect(
  { min_halere, product_categories }: DiscountTerms,
  t: ReturnType<typeof useTexts>,
  locale: 'cs' | 'en',
): string {
  const only = parseCategories(product_categories) ?? [];
  const kinds = only.map((category) => t(`kinds.${category satisfies ProductCategory}`)).join(', ');
  if (min_halere === null) return kinds ? t('unfit', { kinds }) : t('nothing');
  const price = formatHalere(min_halere, locale);
  return kinds ? t('minimumOf', { kinds, price }) : t('minimum', { price });
}

/** Asks the API for codes: the one that it begins with at once, others when they are applied. */
function useCheck(asked: AskedCode, onApply: DiscountCodeProps['onApply']) {
  const t = useTexts();
  const { client } = useSite();
  const [state, setState] = useState({ isChecking: false, problem: asked.problem });
  const latest = useRef(0);

  const check = async (code: string) => {
    if (code.trim() === '') {
      setState({ isChecking: false, problem: t('missing') });
      return;
    }
    const own = ++latest.current;
    setState({ isChecking: true, problem: '' });
    try {
      const terms = await client.post<OfferedDiscount>('/discount-codes/check', { body: { code } });
      if (own !== latest.current) return;
      keepTyped('discountCode', terms.code);
      onApply(appliedCode(terms));
      setState({ isChecking: false, problem: '' });
    } catch (error) {
      if (own !== latest.current) return;
      const { message = '' } = error instanceof Error ? error : {};
      setState({ isChecking: false, problem: message || t('failed') });
    }
  };

  const begin = useRef(() => {
    if (asked.code !== '' && asked.problem === '') void check(asked.code);
  });
  useEffect(() => begin.current(), []);

  return { state, check };
}

function appliedCode({ code, percent, amount, min_total, product_categories }: OfferedDiscount) {
  const halereOf = (crowns: number | null) => (crowns === null ? null : toHalere(crowns));
  const terms: DiscountTerms = {
    percent,
    amount_halere: halereOf(amount),
    min_halere: halereOf(min_total),
    product_categories,
  };
  return {
    code,
    terms,
    takeOff: (items) => discountOf(terms, items).shares ?? [],
  } satisfies AppliedCode;
}
