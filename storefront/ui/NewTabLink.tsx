import type { ReactNode } from 'react';
import { useSite } from '../app/site.ts';

/** A link out of the site, in a new tab, that says so to those who can't see it. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useSite();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('link.newTab')}</span>
    </a>
  );
}
