import type { OutboxMail } from '../../../../db/models/outboxMail.ts';
import type { User } from '../../../../db/models/user.ts';
import { ACCOUNT_LINK_HOURS } from '../../../contract/constants.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locales.ts';
import { deviceInWords } from '../../accounts/index.ts';
import type { LinkMailKind } from '../kinds.ts';
import type { Letter } from '../letter.ts';
import { MAIL_WORDS, mailText } from './words.ts';

interface About {
  locale: Locale;
  site: string;
  url: string;
}

/** The link by which a person of the team chooses a password. */
export function accountLetter(
  user: User,
  { kind, url, ...about }: About & { kind: LinkMailKind },
): Letter {
  const say = MAIL_WORDS[about.locale][kind];
  const hours = ACCOUNT_LINK_HOURS[kind];
  const smart_count = kind === 'invitation' ? hours / 24 : hours;
  return letterTo(user, say, about, [
    { type: 'button', label: say.button, url },
    { type: 'paragraph', text: mailText(say.note, about.locale, { smart_count }) },
  ]);
}

/** Informs a person that the way they sign in was changed, and what to do if they did not change it. */
export function changedLetter(
  user: User,
  { facts: { change, at, agent, isByOwner }, created_at }: Pick<OutboxMail, 'facts' | 'created_at'>,
  { locale, site, url }: About,
): Letter {
  const { account_changed: say } = MAIL_WORDS[locale];
  const device = agent === undefined ? say.server : deviceInWords(agent, locale);
  return letterTo(user, say, { locale, site }, [
    {
      type: 'facts',
      facts: [
        [say.what, say[change ?? 'password']],
        [say.when, formatDateTime(at ?? created_at, locale)],
        isByOwner ? [say.by, say.owner] : [say.device, device],
      ],
    },
    { type: 'paragraph', text: say.note },
    { type: 'button', label: say.button, url },
  ]);
}

/** What letters to people of the team begin with, and `parts` after it. */
const letterTo = (
  { username: name, email: to }: User,
  say: Record<'subject' | 'title' | 'lead', string>,
  { locale, site }: Omit<About, 'url'>,
  parts: Letter['parts'],
): Letter => ({
  locale,
  to,
  title: say.title,
  subject: mailText(say.subject, locale, { site }),
  parts: [{ type: 'paragraph', text: mailText(say.lead, locale, { site, name }) }, ...parts],
  sender: [],
  footLinks: [],
});
