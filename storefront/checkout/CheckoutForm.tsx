import { type FormEvent, useState } from 'react';
import { compactId, needsSeat } from '../../api/contract/companyIds.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import { kindToPay } from '../../api/contract/orders.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { type CartLine, cartSums } from '../cart/cartLines.ts';
import { TextField } from '../ui/Fields.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AddressFields } from './AddressFields.tsx';
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
import { focusField, isField } from './formField.ts';
import { MethodFields } from './MethodFields.tsx';
import type { PlacedOrder } from './placedOrder.ts';
import type { ChosenPoint } from './points/chosenPoint.ts';
import { usePoint } from './points/usePoint.ts';
import { TransferDetails } from './ThankYou.tsx';
import { useCheckout } from './useCheckout.ts';
import { useDiscountCode } from './useDiscountCode.ts';
import { useMethods } from './useMethods.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

/** Loaded by those who choose a method that asks for a point. */
const PointField = lazyPart(() => import('./points/PointField.tsx'));

const DiscountField = lazyPart(() => import('./DiscountField.tsx'));

interface CheckoutFormProps {
  lines: readonly CartLine[];
  onPlaced: (order: PlacedOrder) => void;
}

/** The form of the checkout with the order's summary; `onPlaced` gets the order that the API has taken. */
export function CheckoutForm({ lines, onPlaced }: CheckoutFormProps) {
  const { t, hasDiscountCodes } = useCheckout();
  const [draft] = useState(checkoutDraft);
  const { shipping, payment, asksAddress, delivery } = useMethods(lines, draft);
  const point = usePoint(shipping.chosen, draft.point);
  const discount = useDiscountCode(draft.discountCode);
  const { submitting, failure, refused, refusedPoint, submit } = useSubmitOrder({
    lines,
    onCodeRefused: discount.refuse,
  });
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [dic, setDic] = useState(draft.companyDic ?? '');
  const sums = cartSums(lines, shipping.chosen, payment.chosen, discount.applied?.takeOff);
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
      ...(point.askedBy && !point.chosen && { point: 'order.point' }),
    };
    setErrors(found);
    const first = CHECKOUT_FIELDS.find((field) => found[field]);
    if (first) return focusField(form, first);

    const order = orderPayload(values, withDedications(lines, filledIn), {
      shipping: shipping.chosen,
      payment: payment.chosen,
      point: point.chosen,
      discount: discount.applied,
    });
    const paid = payment.chosen;
    const kind =
      paid && kindToPay({ kind: paid.kind, name: paid.translations.en.name }, order.total);
    // What the thank-you panel shows is loaded while the order is on its way.
    if (kind === 'bank_transfer') TransferDetails.preload();
    const created = await submit(order, sums);
    if (created === null) return;
    onPlaced({
      id: created.orderId,
      variableSymbol: created.variable_symbol,
      link: created.link,
      email: values.email,
      total: order.total,
      kind: kind ?? null,
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
    point.choose(chosen);
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
          {point.askedBy && (
            <PointField
              key={point.askedBy.id}
              method={point.askedBy}
              point={point.chosen}
              choose={choosePoint}
              error={errors.point ? t(errors.point) : refusedPoint(point.chosen?.code)}
              fallback={<Spinner />}
            />
          )}
        </MethodFields>
        <DedicationFields lines={lines} draft={draft} refused={refused} />
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
        code={discount.applied?.code ?? ''}
      >
        {hasDiscountCodes && (
          <DiscountField
            asked={discount.asked}
            applied={discount.applied}
            halere={sums.discount}
            error={errors.discountCode ? t(errors.discountCode) : ''}
            onApply={discount.apply}
            fallback={<Spinner />}
          />
        )}
      </CheckoutSummary>
    </form>
  );
}
