import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isLocale, type Locale } from '../../api/contract/locales.ts';

interface SiteFrameProps {
  address: string;
  /** Unique per draft. */
  draft: number;
  /** The viewport width of the site, in pixels. */
  width: number;
  title: string;
  /** The section of the home page to scroll to, a new object each time. */
  section: { name: string };
  /** Called when a link to another page or language of the site is followed. */
  onGo: (target: SiteTarget) => void;
}

export interface SiteTarget {
  path: string;
  /** Null: the language stays. */
  language: Locale | null;
}

interface FrameState {
  key: string;
  address: string;
}

/** The site in a scaled frame. A new draft loads behind the visible one, then replaces it. */
export const SiteFrame = ({ address, draft, width, title, section, onGo }: SiteFrameProps) => {
  const next = { key: `${draft} ${address}`, address };
  const [shown, setShown] = useState<FrameState>(next);
  const visibleFrame = useRef<HTMLIFrameElement>(null);
  const [place, size] = useSize();
  const scale = Math.min(1, size.width / width || 1);

  /** The section that the next drafts show as well, until the user scrolls the site. */
  const wanted = useRef('');
  const isSeen = size.height > 0;
  useEffect(() => {
    wanted.current = section.name;
    // What a hidden tab holds can't be scrolled.
    if (isSeen) scrollToSection(visibleFrame.current?.contentDocument, section.name);
  }, [section, isSeen]);

  const loaded = (frame: HTMLIFrameElement, { key }: FrameState) => {
    const page = pageOf(frame);
    if (page) {
      followLinks(page, onGo);
      withoutBanner(page.document);
      for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
        page.addEventListener(type, () => {
          wanted.current = '';
        });
      }
    }
    if (key !== next.key || key === shown.key) return;
    const before = pageOf(visibleFrame.current);
    if (page && before?.location.pathname === page.location.pathname) {
      page.scrollTo({ top: before.scrollY, behavior: 'instant' });
      scrollToSection(page.document, wanted.current);
    }
    setShown(next);
  };

  return (
    <Box ref={place} sx={PLACE}>
      {(shown.key === next.key ? [next] : [shown, next]).map((framed) => {
        const isShown = framed.key === shown.key;
        return (
          <iframe
            aria-hidden={!isShown}
            key={framed.key}
            onLoad={({ currentTarget }) => loaded(currentTarget, framed)}
            ref={isShown ? visibleFrame : undefined}
            src={framed.address}
            style={{
              position: 'absolute',
              left: Math.max(0, (size.width - width * scale) / 2),
              width,
              height: size.height / scale,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              visibility: isShown ? 'visible' : 'hidden',
            }}
            tabIndex={isShown ? 0 : -1}
            title={title}
          />
        );
      })}
    </Box>
  );
};

const PLACE = {
  position: 'relative',
  overflow: 'hidden',
  height: 'calc(100dvh - 208px)',
  minHeight: 320,
  border: 1,
  borderColor: 'divider',
};

/** The site in a frame; null for the browser's own page about a failure, of which nothing can be read. */
const pageOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument ? frame.contentWindow : null;

/**
 * Scrolls to a section by its id, or by element name, such as the footer; nowhere if the page has none. It scrolls
 * the site alone: scrollIntoView would also move the back-office, with what the user is working on.
 */
function scrollToSection(page: Document | null | undefined, name: string): void {
  const part = name && page?.querySelector(`section#${name}, ${name}`);
  const window = page?.defaultView;
  if (!part || !window) return;
  const margin = Number.parseFloat(window.getComputedStyle(part).scrollMarginTop) || 0;
  const { scrollPaddingTop } = window.getComputedStyle(page.documentElement);
  const padding = Number.parseFloat(scrollPaddingTop) || 0;
  const top = part.getBoundingClientRect().top + window.scrollY - margin - padding;
  window.scrollTo({ top, behavior: 'instant' });
}

/** Hides the preview banner, which would cover the page. */
const withoutBanner = ({ body }: Document) =>
  body.querySelector<HTMLElement>(':scope > aside')?.style.setProperty('display', 'none');

/** Links within the site change the previewed page and language, keeping the draft; external ones do nothing. */
function followLinks(page: Window, onGo: SiteFrameProps['onGo']): void {
  const follow = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => 'href' in node);
    const href: unknown = link && Reflect.get(link, 'href');
    if (typeof href !== 'string') return;
    const { origin, pathname: path, hash, searchParams } = new URL(href);
    const isHere = origin === page.location.origin && path === page.location.pathname;
    if (isHere && hash !== '') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (origin !== page.location.origin) return;
    const language = searchParams.get('lang');
    onGo({ path, language: isLocale(language) ? language : null });
  };
  page.addEventListener('click', follow, true);
}

/** The current size of an element. */
function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
