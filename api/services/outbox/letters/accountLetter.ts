import type { User } from '../../../../db/models/user.ts';
import { ACCOUNT_LINK_HOURS } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { AccountMailKind } from '../kinds.ts';
import type { Letter } from '../letter.ts';
import { fillIn, MAIL_WORDS } from './words.ts';

/** The link by which a person of the team chooses a password. */
export function accountLetter(
  { username: name, email: to }: User,
  { kind, locale, site, url }: { kind: AccountMailKind; locale: Locale; site: string; url: string },
): Letter {
  const say = MAIL_WORDS[locale][kind];
  const hours = ACCOUNT_LINK_HOURS[kind];
  const count = kind === 'invitation' ? hours / 24 : hours;
  return {
    ...{ locale, to },
    subject: fillIn(say.subject, locale, { site }),
    title: say.title,
    parts: [
      { type: 'paragraph', text: fillIn(say.lead, locale, { site, name }) },
      { type: 'button', label: say.button, url },
      { type: 'paragraph', text: fillIn(say.note, locale, { count }) },
    ],
    ...{ sender: [], footLinks: [] },
  };
}
