// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltips } from './Tooltips.tsx';

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pointAt = (element: Element) => fireEvent.pointerOver(element);
const icon = () => screen.getByTestId('icon');

beforeEach(() => {
  render(
    <>
      <button data-tooltip="Edit" type="button">
        <i data-testid="icon" />
      </button>
      <p>Text</p>
      <Tooltips />
    </>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('is shown for what is pointed at, and goes with a click', async () => {
  pointAt(icon());
  await expect.poll(shown).toBe('Edit');
  fireEvent.click(icon());
  await expect.poll(shown).toBeNull();
});

it('stays while it is pointed at itself, and goes where nothing has one', async () => {
  pointAt(icon());
  pointAt(await screen.findByRole('tooltip'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(shown()).toBe('Edit');
  pointAt(screen.getByText('Text'));
  await expect.poll(shown).toBeNull();
});

/** Focuses the button, by keyboard or by pressing it. */
function focus(isByKeyboard: boolean) {
  const button = screen.getByRole('button');
  vi.spyOn(button, 'matches').mockReturnValue(isByKeyboard);
  fireEvent.focusIn(button);
}

it('is shown for what is focused by keyboard, until Escape', async () => {
  focus(true);
  await expect.poll(shown).toBe('Edit');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await expect.poll(shown).toBeNull();
});

it('is not shown for what is focused otherwise', async () => {
  focus(false);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(shown()).toBeNull();
});
