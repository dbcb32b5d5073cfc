import { feedPaths } from '../../api/contract/sitePaths.ts';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';

/** The team's mark for tabs, home screens and installed sites. */
export function IconLinks() {
  const { locale } = useSite();
  const { icon } = useSettings();
  return (
    <>
      <link rel="icon" href={icon('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={icon('/icon-192.png')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={icon('/apple-touch-icon.png')} />
      {/* Browsers ask for it without cookies. */}
      <link rel="manifest" href={`${feedPaths.manifest}?lang=${locale}`} />
    </>
  );
}
