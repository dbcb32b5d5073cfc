import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { StepButtons } from './StepButtons.tsx';

const Items = () => {
  const [items, setItems] = useState(['Rys', 'Kuna', 'Liška']);
  const move = (item: string, to: number) => {
    const others = items.filter((other) => other !== item);
    setItems([...others.slice(0, to), item, ...others.slice(to)]);
  };
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item}>
          <StepButtons count={3} index={index} name={item} onMove={(to) => move(item, to)} />
        </li>
      ))}
    </ul>
  );
};

it('tells where the item is after a step, once, and leaves the focus on the button', async () => {
  render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <Items />
    </I18nContextProvider>,
  );
  const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Move down: Rys' });
  fireEvent.click(button);
  await waitFor(() => expect(said()).toEqual(['Place 2 of 3.']));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(said()).toEqual(['Place 3 of 3.']));
  // What was passed by another item is not told anew.
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Kuna' }));
  await waitFor(() => expect(said()).toEqual(['Place 2 of 3.', 'Place 3 of 3.']));
});

it('tells the same place again when a later step comes to it', async () => {
  render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <Items />
    </I18nContextProvider>,
  );
  const down = screen.getByRole('button', { name: 'Move down: Rys' });
  fireEvent.click(down);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Place 2 of 3.'));
  // Another item passes it, so that it comes to the same place once more.
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Kuna' }));
  const told: (string | null)[] = [];
  const status = screen.getAllByRole('status').at(0);
  new MutationObserver(() => told.push(status?.textContent ?? null)).observe(
    status ?? document.body,
    { childList: true, characterData: true, subtree: true },
  );
  fireEvent.click(down);
  await waitFor(() => expect(told).toEqual(['', 'Place 2 of 3.']));
});
