// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';

afterEach(cleanup);

const Screen = () => {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button onClick={() => setAsking(true)} type="button">
        Delete
      </button>
      {isAsking && (
        <FormDialog onClose={close} onSubmit={close} submit="Confirm" title="Sure?">
          Text
        </FormDialog>
      )}
    </>
  );
};

it('returns the focus to what opened it', async () => {
  render(<Screen />);
  const opener = screen.getByRole('button');
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await expect.poll(() => document.activeElement).not.toBe(opener);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(opener);
});

it('takes the second click of a double click, and one while it closes, for the first', async () => {
  const submitted = vi.fn();
  const dialog = (open: boolean) => (
    <FormDialog onSubmit={submitted} open={open} submit="Confirm" title="Sure?">
      Text
    </FormDialog>
  );
  const { rerender } = render(dialog(true));
  const button = screen.getByRole('button', { name: 'Confirm' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(submitted).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  fireEvent.click(button, { detail: 1 });
  expect(submitted).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  fireEvent.click(button, { detail: 1 });
  expect(submitted).toHaveBeenCalledTimes(2);
});

const refusal = (isRunning: boolean, isRefused: boolean) => (
  <FormDialog disabled={isRunning} onSubmit={() => {}} submit="Confirm" title="Sure?">
    <input aria-label="Day" />
    <input aria-invalid={isRefused} aria-label="Places" />
  </FormDialog>
);

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

it.each([
  ['after a while', true],
  // The refusal may be there before the dialog has shown that it is busy.
  ['at once', false],
])('leads to the first mistake when a submit is refused %s', async (_, isShownBusy) => {
  const { rerender } = render(refusal(false, false));
  submit();
  if (isShownBusy) rerender(refusal(true, false));
  rerender(refusal(false, true));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Places'));
});

it.each([
  ['reads what it would cause', () => {}],
  ['is busy with what was submitted', submit],
])('leaves the focus to who types while it %s', async (_, first) => {
  vi.useFakeTimers();
  const { rerender } = render(refusal(false, false));
  first();
  rerender(refusal(true, true));
  const day = screen.getByLabelText('Day');
  day.focus();
  fireEvent.change(day, { target: { value: '2026-12-24' } });
  rerender(refusal(false, true));
  vi.advanceTimersByTime(10);
  expect(document.activeElement).toBe(day);
  vi.useRealTimers();
});

it('asks for the rest of a date that is typed by half: browsers give it no value, as if it were empty', () => {
  const submitted = vi.fn();
  render(
    <FormDialog onSubmit={submitted} submit="Confirm" title="Sure?">
      <input aria-label="Valid until" type="date" />
    </FormDialog>,
  );
  const day = screen.getByLabelText('Valid until');
  Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });
  const reported = vi.spyOn(HTMLInputElement.prototype, 'reportValidity');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(reported).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(submitted).toHaveBeenCalledOnce();
});
