import { phoneLink } from '../../api/contract/phoneLink.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useShownSections } from '../home/homeSections.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';

/** A text whose words in brackets lead to the contact. */
export default function ContactText({ children }: { children: string }) {
  const [before = '', words = '', after = ''] = children.split(/[[\]]/);
  return (
    <>
      {before}
      {words && <ContactLink>{words}</ContactLink>}
      {after}
    </>
  );
}

/**
 * Leads to the contact's section or, where the home page hides that, to the team's e-mail or phone; no link where
 * a team has neither.
 */
function ContactLink({ children }: { children: string }) {
  const isShown = useShownSections();
  const { text } = useSettings();
  if (isShown('contact')) return <PageLink to={urls.homeSection('contact')}>{children}</PageLink>;
  const [email, phone] = [text('contact_email'), text('contact_phone')];
  const href = email ? `mailto:${email}` : phone && phoneLink(phone);
  return href ? <a href={href}>{children}</a> : children;
}
