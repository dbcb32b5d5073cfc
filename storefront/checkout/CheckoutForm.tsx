import { type FormEvent, lazy, useState } from 'react';
import { compactId, needsSeat } from '../../api/contract/companyIds.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import { paymentKind } from '../../api/contract/orders.ts';
import { asksPoint } from '../../api/contract/shipping.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { type CartLine, cartSums } from '../cart/cartLines.ts';
import { TextField } from '../ui/Fields.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { AppliedCode, AskedCode } from './appliedCode.ts';
import styles from './CheckoutForm.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { checkoutDraft, keepTyped } from './checkoutDraft.ts';
import {
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  checkoutErrors,
  checkoutValues,
  orderPayload,
} from './checkoutRules.ts';
import { DedicationFields } from './DedicationFields.tsx';
import { withDedications } from './dedications.ts';
import { MethodFields } from './MethodFields.tsx';
import type { PlacedOrder } from './placedOrder.ts';
import { type ChosenPoint, keptPoint, pointOf } from './points/chosenPoint.ts';
import { loadTransferDetails } from './ThankYou.tsx';
import { useCheckout } from './useCheckout.ts';
import { useMethods } from './useMethods.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

/** Loaded by those who choose a method that asks for a point. */
const PointField = lazy(() => import('./points/PointField.tsx'));

const DiscountField = lazy(() => import('./DiscountField.tsx'));

interface CheckoutFormProps {
  lines: readonly CartLine[];
  onPlaced: (order: PlacedOrder) => void;
}

export function CheckoutForm({ lines, onPlaced }: CheckoutFormProps) {
  const { t, hasDiscountCodes } = useCheckout();
  const [draft] = useState(checkoutDraft);
  const { shipping, payment, asksAddress, delivery } = useMethods(lines, draft);
  const [discount, setDiscount] = useState<AppliedCode | null>(null);
  const [asked, setAsked] = useState<AskedCode>({
    code: draft.discountCode ?? '',
    problem: '',
    times: 0,
  });
  const { submitting, failure, refusedPoint, submit } = useSubmitOrder({
    lines,
    onCodeRefused: (code, problem) => {
      setDiscount(null);
      setAsked(({ times }) => ({ code, problem, times: times + 1 }));
    },
  });
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [dic, setDic] = useState(draft.companyDic ?? '');
  const [kept, setKept] = useState(draft.point);
  const method = shipping.chosen;
  const needsPoint = method !== undefined && asksPoint(method);
  const point = needsPoint ? pointOf(method.id, kept) : null;
  const sums = cartSums(lines, shipping.chosen, payment.chosen, discount?.takeOff);
  const asksSeat = !asksAddress && needsSeat(compactId(dic), sums.total);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filledIn = new FormData(form);
    const typed = checkoutValues(filledIn);
    const values = { ...typed, country: asksAddress ? delivery.country : '' };
    // A company's seat is in the country of its VAT number.
    const country = asksSeat ? compactId(dic).slice(0, 2) : delivery.country;
    const found: CheckoutErrors = {
      ...checkoutErrors(values, asksAddress || asksSeat, country),
      ...(needsPoint && !point && { point: 'order.point' }),
    };
    setErrors(found);
    const first = CHECKOUT_FIELDS.find((field) => found[field]);
    if (first) return focusField(form, first);

    const ordered = withDedications(lines, filledIn);
    const order = orderPayload(values, ordered, method, payment.chosen, point, discount);
    const paid = payment.chosen;
    // Nothing is left to pay where a discount code took everything off.
    const kind =
      paid && order.total > 0
        ? paymentKind({ kind: paid.kind, name: paid.translations.en.name })
        : null;
    // What the thank-you panel shows is loaded while the order is on its way.
    if (kind === 'bank_transfer') loadTransferDetails().catch(() => undefined);
    const created = await submit(order, sums);
    if (created === null) return;
    onPlaced({
      id: created.orderId,
      variableSymbol: created.variable_symbol,
      link: created.link,
      email: values.email,
      total: order.total,
      kind,
      hasVoucher: lines.some(isVoucher),
      at: Date.now(),
    });
    if (created.pay) window.location.assign(created.pay);
  };

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (!isField(event.target)) return;
    const { name, value } = event.target;
    keepTyped(name, value);
    if (name === 'companyDic') setDic(value);
    dropError(name);
  };

  const dropError = (name: string) =>
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)),
    );

  const choosePoint = (chosen: ChosenPoint | null) => {
    const next = method && chosen ? keptPoint(method.id, chosen) : '';
    setKept(next);
    keepTyped('point', next);
    dropError('point');
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} onChange={onChange}>
      <div className={styles.fields}>
        <AddressFields
          errors={errors}
          draft={draft}
          delivery={delivery}
          asksAddress={asksAddress}
          isSeat={asksSeat}
        />
        <CompanyFields errors={errors} draft={draft} asksSeat={asksSeat} />
        <MethodFields lines={lines} errors={errors} shipping={shipping} payment={payment}>
          {needsPoint && (
            <LazyPart fallback={<Spinner />}>
              <PointField
                key={method.id}
                method={method}
                point={point}
                choose={choosePoint}
                error={errors.point ? t(errors.point) : refusedPoint(point?.code)}
              />
            </LazyPart>
          )}
        </MethodFields>
        <DedicationFields lines={lines} draft={draft} />
        <TextField
          name="note"
          label={t('checkout.note')}
          rows={3}
          maxLength={LIMITS.orderNote}
          defaultValue={draft.note}
        />
      </div>
      <CheckoutSummary
        lines={lines}
        sums={sums}
        isSent={shipping.chosen !== undefined}
        problems={Object.keys(errors).length}
        failure={failure}
        submitting={submitting}
        code={discount?.code ?? ''}
      >
        {hasDiscountCodes && (
          <LazyPart fallback={<Spinner />}>
            <DiscountField
              asked={asked}
              applied={discount}
              halere={sums.discount}
              error={errors.discountCode ? t(errors.discountCode) : ''}
              onApply={setDiscount}
            />
          </LazyPart>
        )}
      </CheckoutSummary>
    </form>
  );
}

const isField = (
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector(`[name="${name}"]`) ??
    form.querySelector(`[data-field="${name}"] :is(input, button)`);
  // Hidden fields can't take the focus.
  field?.closest('details')?.setAttribute('open', '');
  if (field instanceof HTMLElement) field.focus();
}
