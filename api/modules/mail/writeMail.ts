import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import { type Brand, readBrand } from './brand.ts';
import { type ComposeDeps, compose } from './compose.ts';
import { isToCustomer } from './kinds.ts';
import { type Letter, textOfLetter } from './letter.ts';
import { contactForm } from './letters/contactWay.ts';
import { qrPictureOf } from './qrPicture.ts';

/** A mail as it is sent. */
export interface WrittenMail extends Pick<Letter, 'locale' | 'to' | 'replyTo' | 'subject'> {
  from: Pick<Brand, 'name' | 'email'>;
  text: string;
  html: string;
  /** The picture that the HTML names, if it names one. */
  qr: Buffer | null;
  /** The digest of agreed terms whose PDF goes with it. */
  terms: string | null;
  /** The vouchers whose PDFs go with it. */
  vouchers: readonly Voucher[];
}

export async function writeMail(deps: ComposeDeps, mail: OutboxMail): Promise<WrittenMail> {
  const composed = await compose(deps, mail);
  const brand = await readBrand(deps.knex, composed.locale, deps.publicUrl);
  const isOfCustomer = isToCustomer(mail.kind);
  const contact = isOfCustomer ? brand.contact : [];
  const form =
    isOfCustomer && brand.asksByForm ? [contactForm(composed.locale, deps.publicUrl)] : [];
  const footLinks = [...composed.footLinks, ...form, [brand.name, brand.site] as const];
  const letter: Letter = { ...composed, sender: [...composed.sender, ...contact], footLinks };
  const { renderLetter } = await import('./template/MailTemplate.tsx');
  const { locale, to, replyTo, subject } = letter;
  return {
    from: brand,
    locale,
    to,
    replyTo,
    subject,
    text: textOfLetter(letter),
    html: renderLetter(letter, brand),
    qr: await qrPictureOf(letter),
    terms: letter.terms ?? null,
    vouchers: letter.vouchers ?? [],
  };
}
