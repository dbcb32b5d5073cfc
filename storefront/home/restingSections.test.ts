// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { createQueryClient } from '../app/queries.ts';
import { memoryNavigation } from '../testing/memoryNavigation.ts';
import {
  endRest,
  hasRest,
  isAsleep,
  readyInLanguage,
  restOf,
  restSections,
  sectionKey,
  wake,
} from './restingSections.ts';
import { serveRestingSections } from './serveRestingSections.ts';

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
  restSections(page);
});
afterEach(() => {
  endRest();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a resting section', () => {
  it('asks for nothing until it comes near, then for its own data alone', async () => {
    expect([isAsleep('cars'), asked]).toEqual([true, []]);
    near('cars');
    await restOf('cars');
    expect([isAsleep('cars'), asked]).toEqual([false, ['en /api/cars']]);
  });

  it('rests for good without behaviour', async () => {
    near('team');
    await wake('cars');
    expect([isAsleep('team'), asked]).toEqual([true, ['en /api/cars']]);
  });

  it('stays as it is without network, and wakes later', async () => {
    isOnline = false;
    await wake('cars');
    expect(isAsleep('cars')).toBe(true);
    isOnline = true;
    await wake('cars');
    expect(isAsleep('cars')).toBe(false);
  });

  it('is rendered anew in another language, with its data; one that is awake is not', async () => {
    await wake('cars');
    asked.length = 0;
    await readyInLanguage('cs', page);
    expect(asked).toContain('cs /api/team-members');
    expect(asked).not.toContain('cs /api/cars');
    expect([sectionKey('team'), sectionKey('cars')]).toEqual(['team anew', 'cars']);
    expect([restOf('team'), isAsleep('team')]).toEqual([undefined, false]);
  });

  it('exists on the first page only', () => {
    endRest();
    expect([hasRest(), isAsleep('team'), restOf('cars'), sectionKey('team')]).toEqual([
      false,
      false,
      undefined,
      'team',
    ]);
  });
});

describe('in a resting section', () => {
  const click = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };

  it('links lead to pages without a page load', () => {
    serveRestingSections(page);
    expect(click('#team a').defaultPrevented).toBe(true);
    expect(page.navigation.place().pathname).toBe('/blog');
  });

  it.each(['#cars button', '#cars a'])(
    'a click on %s is done once it is awake',
    async (selector) => {
      serveRestingSections(page);
      const clicked = vi.fn((event: Event) => event.preventDefault());
      document.querySelector(selector)?.addEventListener('click', clicked);
      expect(click(selector).defaultPrevented).toBe(true);
      await vi.waitFor(() => expect(isAsleep('cars')).toBe(false));
      await vi.waitFor(() => expect(clicked.mock.calls.length).toBeGreaterThan(1));
    },
  );

  it('a picture that fails gives way to the placeholder', () => {
    serveRestingSections(page);
    const image = document.querySelector('img');
    image?.dispatchEvent(new Event('error'));
    expect(image?.src).toContain('placeholder');
    expect(document.querySelector('source')?.srcset).toBe('');
  });
});
