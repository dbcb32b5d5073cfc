import { followLink, isPlainClick } from '../app/followLink.ts';
import { type FirstPage, isNotFound, matchRoute } from '../app/routes.ts';
import { preloadPage } from '../app/usePreload.ts';
import placeholder from '../assets/placeholder.svg?url';
import { hydrate, isUnhydrated, STATIC_SECTIONS } from './lazyHydration.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * What React does in other parts of the page, for sections that aren’t hydrated: their links lead to pages without
 * a page load, pictures that fail give way to the placeholder, and a click hydrates the section first.
 */
export function handleUnhydratedSections(page: FirstPage): void {
  // On the window, before React, which stops the events of what it hasn't hydrated.
  for (const intent of INTENTS) {
    window.addEventListener(
      intent,
      (event) => {
        const to = linkedPage(event.target);
        if (to) preloadPage(to, page.accessIn(page.locale), page.queryClient);
      },
      { capture: true, passive: true },
    );
  }
  window.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      const to = linkedPage(event.target);
      if (to) {
        event.preventDefault();
        followLink(to, page.navigation);
      } else clickOnceHydrated(event);
    },
    { capture: true },
  );
  window.addEventListener('error', ({ target }) => replaceBroken(target), { capture: true });
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) replaceBroken(image);
  }
}

/** The unhydrated section around an element. */
function sectionAround(target: EventTarget | null): string | undefined {
  const name = target instanceof Element ? target.closest('section[id]')?.id : undefined;
  return name !== undefined && isUnhydrated(name) ? name : undefined;
}

/** The address of the page to which a link in an unhydrated section leads. */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !sectionAround(link)) return undefined;
  if (link.target || link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  return isNotFound(matchRoute(pathname).route) ? undefined : pathname + search + hash;
}

/** Clicks that go their way though the section couldn't be hydrated. */
const passing = new WeakSet<Element>();

/** Buttons, and photos that open over the page, do what they do once their section is hydrated. */
function clickOnceHydrated(event: MouseEvent): void {
  const section = sectionAround(event.target);
  if (section === undefined || STATIC_SECTIONS.includes(section)) return;
  const clicked =
    event.target instanceof Element && event.target.closest('button, a[href^="/"]:not([target])');
  if (!(clicked instanceof HTMLElement) || passing.delete(clicked)) return;
  event.preventDefault();
  void hydrate(section)?.then(() => {
    if (isUnhydrated(section)) passing.add(clicked);
    clicked.click();
  });
}

function replaceBroken(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !sectionAround(image)) return;
  // It may fail, too; any change of its sources would have it fetched again, and so without end.
  if (image.src.endsWith(placeholder)) return;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset = '';
  image.src = placeholder;
}
