import type { OrderItem } from '../../../../db/models/order.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { formatDate } from '../../../contract/dates.ts';
import type { Seller } from '../../../contract/documents.ts';
import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { formatHalere } from '../../../contract/money.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { siteNameOf } from '../../../contract/siteNames.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import type { VoucherState } from '../../../contract/voucherStates.ts';
import { REDEEMABLE_STATES, voucherState } from '../../../contract/vouchers.ts';
import type { Titled } from '../../../platform/pdf/sheet.ts';

/** A voucher as it is printed. It names neither the buyer nor, of an experience, the price. */
export interface PrintedVoucher extends Titled {
  words: (typeof documents.en)['voucher'];
  name: string;
  /** '' for an experience. */
  worth: string;
  dedication: string;
  code: string;
  /** What the QR code leads to. */
  address: string;
  /** Until when it is valid, or that it is over. */
  standing: string;
  /** How it is used; none once it is over. */
  steps: string[];
  foot: string;
  fileName: string;
}

interface Printing {
  voucher: Voucher;
  item: OrderItem;
  /** Whether its date is chosen on the site. */
  hasDates: boolean;
  locale: Locale;
  seller: Seller;
  publicUrl: string;
  /** Today in Prague, YYYY-MM-DD. */
  today: string;
}

/** What is printed of a voucher. */
export function printedVoucher(printing: Printing): PrintedVoucher {
  const { voucher, item, hasDates, locale, seller, publicUrl, today } = printing;
  const words = documents[locale].voucher;
  const { host } = new URL(publicUrl);
  const code = formatCode(voucher.code);
  const contact = [seller.contact_email, seller.contact_phone].filter(Boolean).join(', ');
  const sellerName = siteNameOf(seller, host);
  const state = voucherState(voucher, today);
  const isMoney = voucher.kind === 'money';
  const [withContact, without] = firstSteps(words, { isMoney, hasDates });
  const address = `${host}${sitePaths.voucherDate}`;
  const firstStep = fillIn(contact ? withContact : without, { contact, address });
  const unbroken = (text: string) => (locale === 'cs' ? noBreaks(text) : text);
  return {
    title: words.title,
    number: '',
    locale,
    issued: new Date(voucher.issued_at),
    sellerName,
    words,
    name: item[`name_${locale}`],
    worth:
      voucher.value_halere === null
        ? ''
        : fillIn(words.worth, { amount: formatHalere(voucher.value_halere, locale) }),
    dedication: voucher.dedication,
    code,
    address: voucherAddress(publicUrl, voucher.code),
    standing: standingOf(voucher, state, locale),
    steps: REDEEMABLE_STATES.includes(state)
      ? [firstStep, words.bring, isMoney ? words.parts : words.once].map(unbroken)
      : [],
    foot: [sellerName, host].join('  ·  '),
    fileName: `${words.file}-${item.slug}-${voucher.piece}.pdf`,
  };
}

/** Until when a voucher is valid, or that it is over and since when. */
function standingOf(
  { valid_until, redeemed_at }: Voucher,
  state: VoucherState,
  locale: Locale,
): string {
  const words = documents[locale].voucher;
  if (state === 'cancelled') return words.cancelled;
  if (state === 'redeemed' && redeemed_at !== null) {
    return fillIn(words.redeemed, { day: formatDate(redeemed_at, locale) });
  }
  const text = state === 'expired' ? words.expired : words.validUntil;
  return fillIn(text, { day: formatDate(valid_until, locale) });
}

/** How a voucher is used, with the team's contact and without: it comes to its date, or is spent. */
function firstSteps(
  words: PrintedVoucher['words'],
  { isMoney, hasDates }: { isMoney: boolean; hasDates: boolean },
): [string, string] {
  if (isMoney) return [words.spend, words.spendAlone];
  return hasDates ? [words.choose, words.chooseAlone] : [words.arrange, words.arrangeAnywhere];
}

/** The page of a voucher: an ordinary phone opens it, and it redeems nothing. */
const voucherAddress = (publicUrl: string, code: string): string =>
  `${publicUrl}${sitePaths.voucher}#${formatCode(code)}`;
