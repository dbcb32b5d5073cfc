// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigation } from '../app/navigation.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import { AddedNotification } from './AddedNotification.tsx';
import { cartStore } from './cartStore.ts';

const cap = testProduct();
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  cartStore.clear();
});
afterEach(() => void vi.useRealTimers());

it('shows the product for 5 seconds and fades for 300 ms', () => {
  renderInSite(<AddedNotification />);
  expect(screen.queryByText('Team cap')).toBeNull();
  act(() => cartStore.add(cap));
  const phase = () =>
    screen.getByText('Team cap').closest('[data-phase]')?.getAttribute('data-phase');
  expect(phase()).toBe('shown');
  pass(4_999);
  expect(phase()).toBe('shown');
  pass(1);
  expect(phase()).toBe('fading');
  pass(300);
  expect(screen.queryByText('Team cap')).toBeNull();
});

it('starts anew with the next product', () => {
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(cap));
  pass(4_000);
  act(() => cartStore.add({ ...cap, id: 8 }));
  pass(4_000);
  expect(screen.getByText('Team cap')).toBeShown();
});

it('is gone for good once the visitor opens the cart', () => {
  const Links = () => {
    const { go } = useNavigation();
    return ['/cart', '/shop'].map((to) => (
      <button type="button" key={to} onClick={() => go(to)}>
        {to}
      </button>
    ));
  };
  renderInSite(
    <>
      <Links />
      <AddedNotification />
    </>,
  );
  act(() => cartStore.add(cap));
  expect(screen.getByText('Team cap')).toBeShown();
  for (const to of ['/cart', '/shop']) {
    fireEvent.click(screen.getByRole('button', { name: to }));
    expect(screen.queryByText('Team cap')).toBeNull();
  }
});

it('says nothing of one more of what is in the cart already', () => {
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(cap));
  pass(4_000);
  act(() => cartStore.add(cap));
  pass(1_000);
  pass(300);
  expect(screen.queryByText('Team cap')).toBeNull();
  expect(cartStore.lines()[0]?.quantity).toBe(2);
});

describe('by keyboard', () => {
  /** A button that puts the product into the cart, with the focus. */
  const press = () => {
    renderInSite(
      <>
        <button type="button" onClick={() => cartStore.add(cap)}>
          Buy
        </button>
        <AddedNotification />
      </>,
    );
    const buy = screen.getByRole('button', { name: 'Buy' });
    act(() => buy.focus());
    fireEvent.click(buy);
    return { buy, link: screen.getByRole('link'), close: screen.getByLabelText('Close') };
  };
  const tab = (options = {}) =>
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', ...options });

  it('is the next stop after the button, and stays as long as it has the focus', () => {
    const { buy, link } = press();
    tab();
    expect(document.activeElement).toBe(link);
    pass(60_000);
    expect(link).toBeShown();
    tab({ shiftKey: true });
    expect(document.activeElement).toBe(buy);
    pass(5_000);
    pass(300);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('goes on after the button', () => {
    const { buy, close } = press();
    act(() => close.focus());
    // The browser goes on from here.
    expect(tab()).toBe(true);
    expect(document.activeElement).toBe(buy);
  });

  it('gives the focus back when it is closed', () => {
    const { buy } = press();
    tab();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(document.activeElement).toBe(buy);
    pass(300);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('stays under the pointer', () => {
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(cap));
  const notice = screen.getByText('Team cap').closest('[data-phase]');
  if (!notice) throw new Error('There is no notice');
  fireEvent.pointerEnter(notice);
  pass(60_000);
  expect(screen.getByText('Team cap')).toBeShown();
  fireEvent.pointerLeave(notice);
  pass(5_000);
  pass(300);
  expect(screen.queryByText('Team cap')).toBeNull();
});

it('names the product in the language of the page', () => {
  renderInSite(<AddedNotification />, { locale: 'cs' });
  act(() => cartStore.add(cap));
  expect(screen.getByText('Týmová kšiltovka')).toBeShown();
  expect(screen.getByText('Přidáno do košíku')).toBeShown();
});

it('names the variant, and says so of another one of the same product', () => {
  const hoodie = testHoodie();
  const [, large, larger] = hoodie.variants ?? [];
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(hoodie, large));
  expect(screen.getByText('Team hoodie (L)')).toBeShown();
  act(() => cartStore.add(hoodie, larger));
  expect(screen.getByText('Team hoodie (XL)')).toBeShown();
});

it.each(['a', 'button', 'label', 'summary'] as const)(
  'makes way for what may be pressed and would be covered: %s',
  (Pressed) => {
    document.elementFromPoint = () => document.querySelector('[data-phase]');
    renderInSite(
      <>
        <main>
          <Pressed>Saturday, 17:00</Pressed>
        </main>
        <AddedNotification />
      </>,
    );
    act(() => cartStore.add(cap));
    expect(document.querySelector('[data-low]')).not.toBeNull();
  },
);
