import { phoneLink } from '../../api/contract/phoneLink.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useShownSections } from '../home/homeSections.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';

/**
 * Words that lead to the contact: to its section, or where the home page hides that, to the team's e-mail or
 * phone. They are no link where a team has neither.
 */
export function ContactLink({ children }: { children: string }) {
  const isShown = useShownSections();
  const { text } = useSettings();
  const [email, phone] = [text('contact_email'), text('contact_phone')];
  if (isShown('contact')) return <PageLink to={urls.homeSection('contact')}>{children}</PageLink>;
  if (email) return <a href={`mailto:${email}`}>{children}</a>;
  if (phone) return <a href={phoneLink(phone)}>{children}</a>;
  return children;
}
