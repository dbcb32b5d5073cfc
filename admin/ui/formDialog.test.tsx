// @vitest-environment happy-dom
import { cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { TestMemoryRouter, useNavigate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { FormDialog } from './FormDialog.tsx';

afterEach(cleanup);

const render = (screen: ReactElement) => renderAlone(screen, { wrapper: TestMemoryRouter });

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

interface TypedProps {
  onClose: () => void;
  isGuarded?: boolean;
  isChanged?: boolean;
  isLate?: boolean;
  disabled?: boolean;
}

const Typed = ({ isLate, ...props }: TypedProps) => {
  const [text, setText] = useState('To Eva');
  return (
    <FormDialog {...props} onSubmit={() => {}} submit="Save" title="Dedication">
      <input aria-label="Text" onChange={({ target }) => setText(target.value)} value={text} />
      {/* Nobody hears of it but the field itself. */}
      <input aria-label="Told" type="checkbox" />
      <select aria-label="Place" onChange={() => {}} value={isLate ? 'most' : ''}>
        <option value="" />
        <option value="most">Most</option>
      </select>
    </FormDialog>
  );
};

const QUESTION = 'paddock.unsaved.title';

const ways = {
  Escape: () => fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' }),
  Cancel: () => fireEvent.click(screen.getByText('ra.action.cancel')),
};

it.each(['Escape', 'Cancel'] as const)('asks by %s before what was typed is lost', async (way) => {
  const onClose = vi.fn();
  render(<Typed onClose={onClose} />);
  const field = screen.getByLabelText('Text');
  fireEvent.change(field, { target: { value: 'To Eva and Jan' } });
  ways[way]();
  await screen.findByText(QUESTION);
  fireEvent.click(screen.getByText('paddock.unsaved.stay'));
  await expect.poll(() => screen.queryByText(QUESTION)).toBeNull();
  expect(field).toHaveProperty('value', 'To Eva and Jan');
  expect(onClose).not.toHaveBeenCalled();
  ways[way]();
  fireEvent.click(await screen.findByText('paddock.unsaved.leave'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is not closed by a click beside it once something was changed, be it a switch', () => {
  const onClose = vi.fn();
  render(<Typed onClose={onClose} />);
  const beside = () => {
    const backdrop = document.querySelector('.MuiDialog-container');
    if (!backdrop) throw new Error('There is nothing beside it');
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
  };
  fireEvent.click(screen.getByLabelText('Told'));
  beside();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText(QUESTION)).toBeNull();
  fireEvent.click(screen.getByLabelText('Told'));
  beside();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [
    'what was typed is as it was',
    () => {
      fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'To Jan' } });
      fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'To Eva' } });
    },
  ],
  ['only its choices were loaded meanwhile', () => {}],
])('is closed without a question when %s', (_, change) => {
  const onClose = vi.fn();
  const { rerender } = render(<Typed onClose={onClose} />);
  rerender(<Typed isLate onClose={onClose} />);
  change();
  ways.Escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is told what was changed outside its fields, and asks nothing when it is a question itself', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Typed isChanged onClose={onClose} />);
  ways.Cancel();
  await screen.findByText(QUESTION);
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Typed isChanged isGuarded={false} onClose={onClose} />);
  ways.Cancel();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is left by an address of its own once its changes may go', async () => {
  const addresses: string[] = [];
  const Plan = () => {
    const navigate = useNavigate();
    return <Typed onClose={() => navigate('/dates')} />;
  };
  renderAlone(
    <TestMemoryRouter
      initialEntries={['/dates/create']}
      locationCallback={({ pathname }) => addresses.push(pathname)}
    >
      <Plan />
    </TestMemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'To Jan' } });
  ways.Escape();
  fireEvent.click(await screen.findByText('paddock.unsaved.leave'));
  await expect.poll(() => addresses.at(-1)).toBe('/dates');
});

describe('leaving the screen', () => {
  afterEach(() => vi.restoreAllMocks());

  const Dirty = () => {
    const form = useForm({ defaultValues: { name: '' } });
    return (
      <FormProvider {...form}>
        <input aria-label="Name" {...form.register('name')} />
        <LeaveGuard />
      </FormProvider>
    );
  };
  const Back = () => {
    const navigate = useNavigate();
    return (
      <button onClick={() => navigate('/before')} type="button">
        Back
      </button>
    );
  };
  const addresses: string[] = [];
  const open = (disabled: boolean, withForm = false) => {
    addresses.length = 0;
    renderAlone(
      <TestMemoryRouter
        initialEntries={['/dates']}
        locationCallback={({ pathname }) => addresses.push(pathname)}
      >
        {withForm && <Dirty />}
        <Back />
        <Typed disabled={disabled} onClose={() => {}} />
      </TestMemoryRouter>,
    );
  };
  const leave = () => fireEvent.click(screen.getByText('Back'));
  const type = (label: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'To Jan' } });

  it('is asked about while what was changed can’t be saved yet', async () => {
    open(true);
    type('Text');
    leave();
    await screen.findByText(QUESTION);
    expect(addresses.at(-1)).toBe('/dates');
  });

  it('is not asked about while it is saved', async () => {
    open(true);
    type('Text');
    const form = screen.getByLabelText('Text').closest('form');
    if (form) fireEvent.submit(form);
    leave();
    await expect.poll(() => addresses.at(-1)).toBe('/before');
  });

  it.each([
    ['a dialog', ['Text']],
    ['the form below it', ['Name']],
    ['both', ['Name', 'Text']],
  ])('is asked about once for %s', async (_, changed) => {
    const warned = vi.spyOn(console, 'warn');
    open(false, true);
    for (const label of changed) type(label);
    leave();
    await screen.findByText(QUESTION);
    expect(screen.getAllByText(QUESTION)).toHaveLength(1);
    fireEvent.click(screen.getByText('paddock.unsaved.stay'));
    await expect.poll(() => screen.queryByText(QUESTION)).toBeNull();
    leave();
    fireEvent.click(await screen.findByText('paddock.unsaved.leave'));
    await expect.poll(() => addresses.at(-1)).toBe('/before');
    expect(warned).not.toHaveBeenCalled();
  });
});
