import Dialog from '@mui/material/Dialog';
import { type UseMutateFunction, useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  type NotificationOptions,
  useAddUndoableMutation,
  useNotify,
} from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import { Notice, readingTime } from './Notice.tsx';

let notify: ReturnType<typeof useNotify>;
let addMutation: ReturnType<typeof useAddUndoableMutation>;
let save: UseMutateFunction;

const Notifier = () => {
  notify = useNotify();
  addMutation = useAddUndoableMutation();
  save = useMutation({ mutationFn: () => new Promise<void>(() => undefined) }).mutate;
  useShortcutKeys();
  return <input aria-label="Name" />;
};

async function setUp() {
  const i18nProvider = await createI18nProvider('en');
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Notice>
        <Notifier />
      </Notice>
    </AdminContext>,
  );
}

const show = (
  text: string,
  type: 'success' | 'error' | 'info',
  options: NotificationOptions = {},
) => act(async () => notify(text, { type, messageArgs: { _: text }, ...options }));

/** Tells of something that can be undone; answers what became of it. */
const sayUndoable = async (text: string) => {
  const ended: boolean[] = [];
  await act(async () => {
    notify(text, { type: 'success', undoable: true, messageArgs: { _: text } });
    addMutation(({ isUndo }) => ended.push(isUndo));
  });
  await screen.findByText(text);
  return ended;
};

afterEach(() => vi.useRealTimers());

describe('notices', () => {
  it('tell success politely and errors at once', async () => {
    await setUp();
    await show('Saved', 'success');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
    await show('Broken', 'error');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Broken'));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are announced while a dialog stays open below the one that closes', async () => {
    await setUp();
    const windows = (isAsking: boolean) => (
      <>
        <Dialog open>Order</Dialog>
        <Dialog open={isAsking} transitionDuration={0}>
          Sure?
        </Dialog>
      </>
    );
    const { rerender } = render(windows(true));
    await show('Issued', 'success');
    rerender(windows(false));
    await waitFor(() => expect(screen.queryByText('Sure?')).toBeNull());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Issued'));
  });

  it('take the place of the one before at once, however many come', async () => {
    await setUp();
    for (const text of ['One', 'Two', 'Three']) await show(text, 'success');
    await screen.findByText('Three');
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.queryByText('Two')).toBeNull();
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('of a failure go when the next save begins, and others stay', async () => {
    await setUp();
    await show('Merged with those of Eva', 'info', { polite: true });
    await show('Broken', 'error');
    await screen.findByText('Broken');
    await act(async () => save());
    expect(screen.queryByText('Broken')).toBeNull();
    expect(await screen.findByText('Merged with those of Eva')).toBeShown();
    await act(async () => save());
    expect(screen.getByText('Merged with those of Eva')).toBeShown();
  });

  it('undo what can be undone, once', async () => {
    await setUp();
    const ended = await sayUndoable('Hidden');
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(ended).toEqual([true]));
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
  });

  it('undo by Ctrl+Z: the button comes after all others, and goes before a keyboard is there', async () => {
    await setUp();
    const ended = await sayUndoable('Hidden');
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z');
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
    // A field takes back what was typed in it.
    expect(ended).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(ended).toEqual([true]));
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
  });

  it('do what could have been undone when they are closed or replaced', async () => {
    await setUp();
    const first = await sayUndoable('First');
    const second = await sayUndoable('Second');
    expect(first).toEqual([false]);
    expect(second).toEqual([]);
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(second).toEqual([false]));
    expect(first).toEqual([false]);
  });

  it('send a change once, though two things close its notice before the screen is drawn again', async () => {
    await setUp();
    const first = await sayUndoable('First');
    await act(async () => {
      screen.getByText('Undo').click();
      screen.getByLabelText('Close').click();
    });
    expect(first).toEqual([true]);
  });

  it('lose no change that is made while the notice of another one closes', async () => {
    await setUp();
    const first = await sayUndoable('First');
    const second: boolean[] = [];
    await act(async () => {
      addMutation(({ isUndo }) => second.push(isUndo));
      screen.getByLabelText('Close').click();
      screen.getByLabelText('Close').click();
    });
    expect([first, second]).toEqual([[false], []]);
    await act(async () => notify('Second', { undoable: true, messageArgs: { _: 'Second' } }));
    fireEvent.click(await screen.findByText('Undo'));
    expect([first, second]).toEqual([[false], [true]]);
  });

  it('that no one asked for wait until an action’s outcome was shown, and let others pass', async () => {
    await setUp();
    const ended = await sayUndoable('Hidden');
    await show('A new order', 'info', { polite: true });
    expect(screen.getByText('Hidden')).toBeShown();
    expect(ended).toEqual([]);
    await show('Broken', 'error');
    await screen.findByText('Broken');
    expect(ended).toEqual([false]);
    fireEvent.click(screen.getByLabelText('Close'));
    await screen.findByText('A new order');
  });

  it('of news replace one another, and nothing else', async () => {
    await setUp();
    await show('Merged with those of Eva', 'info', { polite: true });
    await show('Order 1', 'info', { news: true });
    await show('Saved', 'success');
    await show('Order 2', 'info', { news: true });
    for (const text of ['Saved', 'Merged with those of Eva', 'Order 2']) {
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
      fireEvent.click(screen.getByLabelText('Close'));
    }
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

it.each([
  ['short', 'success', 6_000],
  ['short', 'error', 12_000],
  ['x'.repeat(200), 'success', 18_000],
  [null, 'info', 6_000],
])('%s as %s stays %i ms', (told, type, time) => {
  expect(readingTime(told, type)).toBe(time);
});
