import { useEffect, useState } from 'react';
import { parsed } from '../../api/client/readAnswer.ts';
import { formatDate } from '../../api/contract/dates.ts';
import type { OwnBooking, VoucherDates } from '../../api/contract/types.ts';
import { formatCode, parseCode } from '../../api/contract/voucherCodes.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { usePlace } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { usePosted, useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, TextField } from '../ui/Fields.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { FormAnswer, PostForm, useAnsweredOnce } from '../ui/PostForm.tsx';
import { urls } from '../urls.ts';
import { useDateTexts } from './dateTexts.ts';
import styles from './OwnBooking.module.css';
import { groupsOf, OwnBookingGroup } from './OwnBooking.tsx';

/** Chooses or moves the date of a voucher by its code; forms that work without scripts. */
export default function VoucherDatePage() {
  const t = useDateTexts();
  const posted = usePosted();
  const found = foundIn(posted?.values.found);
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <PageHead title={t('chooseTitle')} lead={t('chooseLead')} seo={{ noindex: true }} />
      <div className={styles.page}>{found ? <Found found={found} /> : <CodeForm />}</div>
    </>
  );
}

/** The server's answer for a code; it was parsed and presented there. */
const foundIn = (text = ''): VoucherDates | null =>
  text === '' ? null : (parsed(text) as VoucherDates | null);

/** Asks for the code, which a link to this page may bring in its fragment: no server sees it there. */
function CodeForm() {
  const t = useDateTexts();
  const linked = useLinked();
  const posted = usePosted();
  const { hash } = usePlace();
  const [brought, setBrought] = useState('');
  useEffect(() => {
    const code = parseCode(hash);
    setBrought(code === null ? '' : formatCode(code));
  }, [hash]);
  const error = posted?.errors.code;
  return (
    <PostForm className={styles.form} action={linked(urls.voucherDate)}>
      <TextField
        key={brought}
        name="code"
        label={t('code')}
        autoComplete="off"
        maxLength={40}
        required
        defaultValue={posted?.values.code ?? brought}
        error={error}
      />
      <FormError message={error ? '' : (posted?.message ?? '')} />
      <Button type="submit" name="step" value="find">
        {t('find')}
      </Button>
    </PostForm>
  );
}

/** What the code opens: the present date, and those to choose from. */
function Found({ found }: { found: VoucherDates }) {
  const t = useDateTexts();
  const { locale } = useSite();
  const isDone = usePosted()?.values.step === 'dateDone';
  const { code, valid_until: until } = found;
  // Also before a date was chosen: its page is what Back leads to.
  useAnsweredOnce(code);
  const groups = groupsOf(found.bookings.length > 0 ? found.bookings : [unbooked(found)]);
  return (
    <>
      {isDone && <FormAnswer className={styles.done}>{t('moved')}</FormAnswer>}
      <div>
        <h2>{t('codeShown', { code })}</h2>
        {until && <p>{t('validUntil', { date: formatDate(until, locale) })}</p>}
      </div>
      {groups.map((group) => (
        <OwnBookingGroup
          key={group.first.id}
          group={group}
          dates={found}
          action={urls.voucherDate}
          fields={{ code }}
        />
      ))}
      <p>
        <PageLink to={urls.voucherDate}>{t('otherCode')}</PageLink>
      </p>
    </>
  );
}

/** A voucher without a date, as if it had to choose one. */
const unbooked = ({ product, offers, code }: VoucherDates): OwnBooking => ({
  id: 0,
  item_id: 0,
  product_id: offers[0]?.product_id ?? null,
  product_name: product.name,
  state: 'to_choose',
  slot: null,
  code,
  voucher_state: 'valid',
  may_move: true,
  move_until: null,
  price_difference: 0,
});
