// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { createQueryClient } from '../app/queries.ts';
import { memoryNavigation } from '../testing/memoryNavigation.ts';
import { handleUnhydratedSections } from './handleUnhydratedSections.ts';
import {
  hydrate,
  hydrateSectionsLazily,
  hydrationOf,
  isHydratingLazily,
  isUnhydrated,
  readyInLanguage,
  sectionKey,
  stopLazyHydration,
} from './lazyHydration.ts';

const asked: string[] = [];
let isOnline = true;
let near: (id: string) => void;

const page = {
  locale: 'en' as const,
  accessIn: (locale: Locale) => ({
    locale,
    client: createClient({
      language: () => locale,
      stamp: false,
      fetch: async (input) => {
        if (!isOnline) throw new TypeError('fetch failed');
        asked.push(`${locale} ${new URL(String(input), 'http://localhost').pathname}`);
        return Response.json([]);
      },
    }),
  }),
  queryClient: createQueryClient(),
  navigation: memoryNavigation(),
};

beforeEach(() => {
  asked.length = 0;
  isOnline = true;
  page.queryClient.clear();
  document.body.innerHTML = `
    <section id="team"><a href="/blog">Blog</a><picture><source srcset="a.avif"><img src="a.webp"></picture></section>
    <section id="cars"><button>Next</button><a href="/uploads/car.webp">Photo</a></section>`;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed: Element[] = [];
      constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        near = (id) =>
          seen(
            this.observed
              .filter((target) => target.id === id)
              .map((target) => ({ isIntersecting: true, target })),
          );
      }
      observe(target: Element) {
        this.observed.push(target);
      }
      disconnect() {
        this.observed = [];
      }
    },
  );
  hydrateSectionsLazily(page);
});
afterEach(() => {
  stopLazyHydration();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a lazily hydrated section', () => {
  it('asks for nothing until it comes near, then for its own data alone', async () => {
    expect([isUnhydrated('cars'), asked]).toEqual([true, []]);
    near('cars');
    await hydrationOf('cars');
    expect([isUnhydrated('cars'), asked]).toEqual([false, ['en /api/cars']]);
  });

  it('is never hydrated without behaviour', async () => {
    near('team');
    await hydrate('cars');
    expect([isUnhydrated('team'), asked]).toEqual([true, ['en /api/cars']]);
  });

  it('stays as it is without network, and is hydrated later', async () => {
    isOnline = false;
    await hydrate('cars');
    expect(isUnhydrated('cars')).toBe(true);
    isOnline = true;
    await hydrate('cars');
    expect(isUnhydrated('cars')).toBe(false);
  });

  it('is rendered anew in another language, with its data; one that is hydrated is not', async () => {
    await hydrate('cars');
    asked.length = 0;
    await readyInLanguage('cs', page);
    expect(asked).toContain('cs /api/team-members');
    expect(asked).not.toContain('cs /api/cars');
    expect([sectionKey('team'), sectionKey('cars')]).toEqual(['team anew', 'cars']);
    expect([hydrationOf('team'), isUnhydrated('team')]).toEqual([undefined, false]);
  });

  it('exists on the first page only', () => {
    stopLazyHydration();
    expect([
      isHydratingLazily(),
      isUnhydrated('team'),
      hydrationOf('cars'),
      sectionKey('team'),
    ]).toEqual([false, false, undefined, 'team']);
  });
});

describe('in an unhydrated section', () => {
  const click = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };

  it('links lead to pages without a page load', () => {
    handleUnhydratedSections(page);
    expect(click('#team a').defaultPrevented).toBe(true);
    expect(page.navigation.place().pathname).toBe('/blog');
  });

  it.each(['#cars button', '#cars a'])(
    'a click on %s is done once it is hydrated',
    async (selector) => {
      handleUnhydratedSections(page);
      const clicked = vi.fn((event: Event) => event.preventDefault());
      document.querySelector(selector)?.addEventListener('click', clicked);
      expect(click(selector).defaultPrevented).toBe(true);
      await vi.waitFor(() => expect(isUnhydrated('cars')).toBe(false));
      await vi.waitFor(() => expect(clicked.mock.calls.length).toBeGreaterThan(1));
    },
  );

  it('a picture that fails gives way to the placeholder', () => {
    handleUnhydratedSections(page);
    const image = document.querySelector('img');
    image?.dispatchEvent(new Event('error'));
    expect(image?.src).toContain('placeholder');
    expect(document.querySelector('source')?.srcset).toBe('');
  });

  it('a placeholder that fails, too, is not asked for again and again', async () => {
    handleUnhydratedSections(page);
    const image = document.querySelector('img');
    image?.dispatchEvent(new Event('error'));
    const changed = vi.fn();
    const changes = new MutationObserver(changed);
    changes.observe(document.body, { attributes: true, subtree: true });
    image?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    changes.disconnect();
    expect(changed).not.toHaveBeenCalled();
  });
});
