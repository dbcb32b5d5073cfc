import { useId, useRef } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { useShownSections } from '../home/homeSections.ts';
import { usePageLinks } from '../pages/pageQueries.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { LINKED_SECTIONS, urls } from '../urls.ts';
import styles from './NavigationBar.module.css';

const useNavigationPages = () =>
  usePageLinks().filter(({ placement }) => placement === 'navigation');

/** The team's own pages in the navigation, one item each. */
export function PageItems({ onFollow }: { onFollow?: () => void }) {
  return useNavigationPages().map(({ slug, title }) => (
    <li key={slug}>
      <PageLink to={urls.page(slug)} onClick={onFollow}>
        {title}
      </PageLink>
    </li>
  ));
}

/** The same in the bar: in a list opened by a button when they don't fit. */
export function BarPages() {
  const { t } = useSite();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isFull = useFullBar();
  if (!isFull) return <PageItems />;
  return (
    <li>
      <button type="button" className={styles.more} popoverTarget={id}>
        {t('nav.more')} <Icon name="arrow-right" />
      </button>
      <ul ref={list} id={id} popover="auto" className={styles.pages}>
        <PageItems onFollow={() => list.current?.hidePopover()} />
      </ul>
    </li>
  );
}

/** Whether the links are longer than all the bar's fixed ones, which always fit. */
function useFullBar(): boolean {
  const { t } = useSite();
  const pages = useNavigationPages();
  const isShown = useShownSections();
  const hasService = useSettings().text('service_url') !== '';
  const sections = [...LINKED_SECTIONS, 'contact'] as const;
  const fixed = sections.filter(isShown).map((section) => t(`nav.${section}`));
  if (hasService) fixed.push(t('nav.service'));
  const usual = [...sections, 'service' as const].map((name) => t(`nav.${name}`));
  return lengthOf([...fixed, ...pages.map(({ title }) => title)]) > lengthOf(usual);
}

/** In letters; the gap between two links is as wide as three. */
const lengthOf = (labels: readonly string[]): number => labels.join('   ').length;
