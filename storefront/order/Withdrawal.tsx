import { LIMITS } from '../../api/contract/constants.ts';
import { formatDate, formatDateTime } from '../../api/contract/dates.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { undecided, WITHDRAWAL_STATE_LABELS } from '../../api/contract/withdrawals.ts';
import { usePosted, useSite } from '../app/site.ts';
import ContactText from '../contact/ContactText.tsx';
import { FormError, SelectField, TextField } from '../ui/Fields.tsx';
import { urls } from '../urls.ts';
import { Confirm, Done, StepButton, StepForm } from './FormSteps.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';
import {
  chosenVouchers,
  VoucherChoice,
  VoucherNames,
  vouchersToWithdraw,
} from './VoucherChoice.tsx';
import { withdrawnSteps, withdrawnValues } from './withdrawnSteps.ts';

interface WithdrawalProps {
  order: OrderPage;
  secret: string;
}

/** Earlier withdrawals, and a new one in two steps; plain forms that work without scripts. */
export function Withdrawal({ order, secret }: WithdrawalProps) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const posted = usePosted();
  const step = posted?.values.step;
  const { cases, isPossible, isOfCompany } = order.withdrawal;
  const made = undecided(cases).at(-1);
  const action = `${urls.order(secret)}#withdrawal`;
  return (
    <>
      {step === 'done' && (
        <Done title={t('done')}>
          <p>{t('doneText')}</p>
          {made && (
            <p>
              {withdrawnSteps(order, [made])
                .map((next) => t(next, { ...withdrawnValues(order, locale), smart_count: 1 }))
                .join(' ')}
            </p>
          )}
        </Done>
      )}
      {cases.length > 0 && <Cases order={order} />}
      {isOfCompany && (
        <p>
          <ContactText>{t('withdrawCompany')}</ContactText>
        </p>
      )}
      {isPossible && step !== 'choose' && step !== 'confirm' && (
        <>
          <Period order={order} />
          <StepForm action={action}>
            <StepButton step="choose" look="quiet">
              {t('withdraw')}
            </StepButton>
          </StepForm>
        </>
      )}
      {isPossible && step === 'choose' && (
        <StepForm action={action}>
          <Period order={order} />
          <Choice order={order} />
          <FormError message={isAtField(posted) ? '' : (posted?.message ?? '')} />
          <StepButton step="check">{t('next')}</StepButton>
        </StepForm>
      )}
      {isPossible && step === 'confirm' && (
        <Confirm action={action} values={posted?.values ?? {}} consumer={order.withdrawal.consumer}>
          <p>{t('checkOrder', { number: order.number })}</p>
          <ChosenPieces order={order} />
        </Confirm>
      )}
    </>
  );
}

function Period({ order: { withdrawal } }: Pick<WithdrawalProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { until, isOver, days } = withdrawal;
  const date = until === null ? '' : formatDate(until, locale);
  return (
    <p>
      {t('withdrawDays', { smart_count: days })}{' '}
      {until !== null && t(isOver ? 'withdrawOver' : 'withdrawUntil', { date })}
    </p>
  );
}

const pieceField = (id: number) => `piece-${id}`;

/** Whether an error is shown at its field. */
const isAtField = (posted: ReturnType<typeof usePosted>): boolean =>
  Boolean(posted?.errors.note || posted?.errors.refund_account);

function Choice({ order }: Pick<WithdrawalProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { values = {}, errors = {} } = usePosted() ?? {};
  const { items, withdrawal } = order;
  const offered = items.filter(({ left }) => left > 0);
  // A single piece leaves nothing to choose.
  const isOnly = offered.length === 1 && offered[0]?.left === 1;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('choose')}</legend>
      {offered.map((item) =>
        vouchersToWithdraw(order, item).length > 0 ? (
          <VoucherChoice key={item.id} order={order} item={item} isOnly={isOnly} />
        ) : (
          <SelectField
            key={item.id}
            name={pieceField(item.id)}
            label={t('quantityOf', { name: item.name[locale] })}
            defaultValue={values[pieceField(item.id)] ?? (isOnly ? '1' : '0')}
            options={Array.from({ length: item.left + 1 }, (_, count) => ({
              value: String(count),
              label: t('pieces', { smart_count: count }),
            }))}
          />
        ),
      )}
      <TextField
        name="note"
        label={t('note')}
        rows={3}
        maxLength={LIMITS.withdrawalNote}
        defaultValue={values.note}
        error={errors.note}
      />
      {withdrawal.asksAccount && (
        <>
          <p>{t('accountCash')}</p>
          <TextField
            name="refund_account"
            label={t('account')}
            maxLength={60}
            defaultValue={values.refund_account}
            error={errors.refund_account}
          />
        </>
      )}
    </fieldset>
  );
}

function ChosenPieces({ order }: Pick<WithdrawalProps, 'order'>) {
  const { locale } = useSite();
  const values = usePosted()?.values ?? {};
  return (
    <ul>
      {order.items.map((item) => {
        const vouchers = chosenVouchers({ order, item }, values);
        const count = vouchers.length || Number(values[pieceField(item.id)] ?? 0);
        return (
          count > 0 && (
            <li key={item.id}>
              {`${count} × ${item.name[locale]}`}
              <VoucherNames order={order} vouchers={vouchers} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Cases({ order }: Pick<WithdrawalProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { withdrawal, vouchers = [] } = order;
  const endedOf = ({ vouchers: ended = [] }: { vouchers?: readonly number[] | undefined }) =>
    vouchers.filter(({ id }) => ended.includes(id));
  return withdrawal.cases.map((made) => (
    <article key={made.id} className={styles.case}>
      <h3>
        {t('case', {
          date: formatDateTime(made.created_at, locale),
          items: made.items
            .map((item) => [item.name[locale], ...endedOf(item).map(({ code }) => code)].join(' '))
            .join(', '),
        })}
      </h3>
      <p className={styles.now}>{WITHDRAWAL_STATE_LABELS[made.state][locale]}</p>
      <ul>
        {made.items.map((item) => (
          <li key={item.order_item_id}>
            {`${item.quantity} × ${item.name[locale]}`}
            <VoucherNames order={order} vouchers={endedOf(item)} />
          </li>
        ))}
      </ul>
      {made.refund_account && <p>{t('checkAccount', { account: made.refund_account })}</p>}
      {made.note && <p className={styles.note}>{made.note}</p>}
      {made.taken_off !== undefined && (
        <p>{t('takenOff', { amount: formatPrice(made.taken_off, locale) })}</p>
      )}
      {made.reason && <p>{t('reason', { reason: made.reason })}</p>}
    </article>
  ));
}
