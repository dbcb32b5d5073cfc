import { phoneLink } from '../../api/contract/phoneLink.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useShownSections } from '../home/homeSections.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';
import ways from './messages/ways.json';

/** A text whose `%{contact}` names the ways to reach the team that there are, and leads to them. */
export default function ContactText({ children }: { children: string }) {
  const [before, after] = children.split('%{contact}');
  return (
    <>
      {before}
      {after !== undefined && <ContactLink />}
      {after}
    </>
  );
}

/**
 * Leads to the contact's section or, where the home page hides that, to the team's e-mail or phone; no link where
 * a team has neither.
 */
function ContactLink() {
  const t = useWays();
  const isShown = useShownSections();
  const { text } = useSettings();
  const [email, phone] = [text('contact_email'), text('contact_phone')];
  if (isShown('contact')) {
    const words = t(phone ? 'both' : 'write');
    return <PageLink to={urls.homeSection('contact')}>{words}</PageLink>;
  }
  if (email) return <a href={`mailto:${email}`}>{t('write')}</a>;
  return phone ? <a href={phoneLink(phone)}>{t('call')}</a> : t('any');
}

const useWays = ownTexts(ways);
