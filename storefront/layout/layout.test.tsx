// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrangedSections } from '../../api/contract/homeSections.ts';
import { cartStore } from '../cart/cartStore.ts';
import { Hero } from '../home/Hero.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';

beforeEach(() => cartStore.clear());

const SERVICE = 'https://servis.example.com';
const SETTINGS = [
  { setting_key: 'service_url', value: SERVICE },
  { setting_key: 'contact_email', value: 'garaz@example.com' },
];
const answering =
  (sections: readonly string[], pages: readonly object[] = []): typeof globalThis.fetch =>
  async (input) => {
    if (String(input).includes('/page-links')) return Response.json(pages);
    return Response.json(
      String(input).includes('/home-sections')
        ? sections.map((name) => ({ name, ground: 'dark' }))
        : SETTINGS,
    );
  };
const HOURS = [
  'footer.weekdays',
  'footer.weekdaysHours',
  'footer.weekend',
  'footer.byAppointment',
] as const;
const PRESS = { slug: 'press', title: 'Press', placement: 'footer' };
const pages = ['Our track', 'Crew', 'Karting'].map((title) => ({
  slug: title.toLowerCase().replace(' ', '-'),
  title,
  placement: 'navigation',
}));
const fetch = answering(arrangedSections('').map(({ name }) => name));
const hrefs = (within: Element) =>
  [...within.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the hero', () => {
  it('says what the team entered', async () => {
    const said = [
      { setting_key: 'hero_title', value: 'Flat out' },
      { setting_key: 'hero_description', value: 'Two cars.' },
    ];
    renderInSite(<Hero />, { fetch: async () => Response.json(said) });
    expect(await screen.findByRole('heading', { name: 'Flat out' })).toBeShown();
    expect(screen.getByText('Two cars.')).toBeShown();
  });

  it('has only the name of a team that entered nothing', async () => {
    renderInSite(<Hero />, { fetch: async () => Response.json([]) });
    expect(await screen.findByRole('heading', { name: 'Our team' })).toBeShown();
    expect(document.querySelector('p')).toBeNull();
  });
});

describe('the bar', () => {
  it('leads to the sections, the service site and the contact, in this order', async () => {
    renderInSite(<NavigationBar />, { fetch });
    await screen.findAllByText('Service');
    const [bar] = screen.getAllByRole('navigation');
    expect(hrefs(bar ?? document.body)).toEqual([
      '/#team',
      '/#cars',
      '/#events',
      '/#gallery',
      '/#sponsors',
      '/#drift-taxi',
      '/#shop',
      'https://servis.example.com',
      '/#contact',
    ]);
    expect(screen.getAllByText('Service')[0]?.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['dark', '/uploads/logo.webp'],
    ['light', '/uploads/dark-letters.webp'],
  ] as const)('bears the logo that suits a %s site', async (ground, path) => {
    const logos = [
      { setting_key: 'logo_path', value: '/uploads/logo.webp' },
      { setting_key: 'logo_light_path', value: '/uploads/dark-letters.webp' },
    ];
    const { container } = renderInSite(<NavigationBar />, {
      ground,
      fetch: async () => Response.json(logos),
    });
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(path));
  });

  it('leads to no section that the home page does not show', async () => {
    renderInSite(<NavigationBar />, { fetch: answering(['about', 'shop', 'team']) });
    await screen.findAllByText('Service');
    await waitFor(() => expect(screen.queryByText('Cars')).toBeNull());
    const [bar] = screen.getAllByRole('navigation');
    expect(hrefs(bar ?? document.body)).toEqual(['/#team', '/#shop', 'https://servis.example.com']);
  });

  it('has the team’s own pages last, those of the footer not', async () => {
    renderInSite(<NavigationBar />, { fetch: answering(['team', 'shop'], [...pages, PRESS]) });
    await screen.findAllByText('Crew');
    for (const navigation of screen.getAllByRole('navigation', { hidden: true })) {
      const own = ['/our-track', '/crew', '/karting'];
      await waitFor(() => expect(hrefs(navigation).slice(-4)).toEqual([SERVICE, ...own]));
    }
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('keeps them in a list of its own where its line is full', async () => {
    const all = arrangedSections('').map(({ name }) => name);
    renderInSite(<NavigationBar />, { fetch: answering(all, pages) });
    const more = await screen.findByRole('button', { name: 'More' });
    const list = document.getElementById(more.getAttribute('popovertarget') ?? '');
    expect(list?.hasAttribute('popover')).toBe(true);
    expect(hrefs(list ?? document.body)).toEqual(['/our-track', '/crew', '/karting']);
  });

  it('nor does the hero', async () => {
    renderInSite(<Hero />, { fetch: answering(['events']) });
    await waitFor(() => expect(screen.queryByText('Ride with us')).toBeNull());
    expect(screen.getByText('Where we race').closest('a')?.getAttribute('href')).toBe('/#events');
  });

  it('has a link to the footer’s sections for those whose menu has no script', () => {
    const { container } = renderInSite(
      <>
        <NavigationBar />
        <Footer />
      </>,
    );
    const hash = screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href');
    expect(container.querySelector(`footer nav${hash}`)).not.toBeNull();
  });

  it('counts the cart’s lines, not its pieces', () => {
    renderInSite(<NavigationBar />);
    act(() => {
      cartStore.add(testProduct());
      cartStore.add(testProduct());
      cartStore.add(testProduct({ id: 8 }));
      cartStore.setQuantity({ id: 8 }, 5);
    });
    expect(screen.getByRole('link', { name: 'Cart: 2 products' }).textContent).toBe('2');
  });

  it('changes once the page is scrolled past 50 px', () => {
    const { container } = renderInSite(<NavigationBar />);
    const isScrolled = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fireEvent.scroll(window);
      return container.querySelector('header')?.getAttribute('data-scrolled');
    };
    expect([50, 51, 0].map(isScrolled)).toEqual(['false', 'true', 'false']);
  });
});

describe('the footer', () => {
  it('has its links, the service site and who to write to', async () => {
    renderInSite(<Footer />, { fetch });
    await screen.findByText('Service');
    const [sections, legal] = screen.getAllByRole('navigation').map(hrefs);
    expect(sections).toEqual([
      '/#team',
      '/#cars',
      '/#events',
      '/#gallery',
      '/#sponsors',
      '/#shop',
      '/#drift-taxi',
      '/blog',
      'https://servis.example.com',
      '/#contact',
    ]);
    expect(legal).toEqual(['/terms', '/privacy', '/cookies', '/withdrawal', '/order-links']);
    const credits = screen.getByRole('link', { name: 'garaz@example.com' });
    expect(credits.getAttribute('href')).toBe('mailto:garaz@example.com');
  });

  it('has all of the team’s own pages, for menus without scripts too', async () => {
    const warned = vi.spyOn(console, 'error');
    renderInSite(<Footer />, { fetch: answering([], [...pages, PRESS]) });
    const press = await screen.findByRole('link', { name: 'Press' });
    const own = hrefs(press.closest('ul') ?? document.body);
    expect(own).toEqual(['/our-track', '/crew', '/karting', '/press']);
    expect(
      within(screen.getByRole('navigation', { name: 'More pages' })).getAllByRole('link'),
    ).toHaveLength(4);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['en', ['Mon-Fri', '9:00-17:00', 'Sat-Sun', 'by appointment']],
    ['cs', ['Po–Pá', '9:00-17:00', 'So–Ne', 'po domluvě']],
  ] as const)('tells the opening hours in %s', (locale, hours) => {
    const messages = Object.fromEntries(HOURS.map((key, index) => [key, hours[index] ?? '']));
    renderInSite(<Footer />, { locale, messages });
    const footer = within(screen.getByRole('contentinfo'));
    for (const text of hours) expect(footer.getByText(text)).toBeShown();
  });

  it('tells no opening hours where the team entered none', () => {
    renderInSite(<Footer />);
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
    expect(document.querySelector('dl')).toBeNull();
  });
});
