import { localized } from '../../api/contract/locales.ts';
import type { Sponsor } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Picture } from '../ui/Picture.tsx';

/** A sponsor's logo, as a link to its site where it has one; its name where it has no logo. */
export function SponsorLogo({ sponsor }: { sponsor: Sponsor }) {
  const { locale } = useSite();
  const { logo_path, logo_info, website_url } = sponsor;
  const name = localized(sponsor.translations, 'name', locale);
  const logo = logo_path ? (
    <Picture path={logo_path} info={logo_info} alt={name} sizes="(min-width: 64rem) 18vw, 40vw" />
  ) : (
    <strong>{name}</strong>
  );
  return <li>{website_url ? <NewTabLink href={website_url}>{logo}</NewTabLink> : logo}</li>;
}
