import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

interface PageProps {
  rows?: readonly string[];
  /** What a press failed with. */
  failure?: boolean;
  panel?: boolean;
  isPending?: boolean;
}

const Page = ({ rows = [], failure = false, panel = false, isPending = false }: PageProps) => {
  useKeptFocus();
  return (
    <>
      <main>
        <h1>Team</h1>
        <section data-testid="content">
          {failure && (
            <p>
              <button type="button">Try again</button>
            </p>
          )}
          <ul>
            {rows.map((name) => (
              <li key={name}>
                <button type="button">Move {name}</button>
                <a data-row-entry href={`#${name}`}>
                  {name}
                </a>
                <button type="button">Delete {name}</button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      {panel && (
        <div data-testid="around" tabIndex={-1}>
          <div role="dialog">
            <button disabled={isPending} type="button">
              Update
            </button>
          </div>
        </div>
      )}
    </>
  );
};

const open = (props: PageProps) => {
  const { rerender } = render(<Page {...props} />);
  return (next: PageProps) => rerender(<Page {...next} />);
};
const focusOn = (text: string) => screen.getByText(text).focus();
const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

it('goes to the row after a deleted one, and to the last one after the last', async () => {
  const show = open({ rows: ['Marek', 'Jana', 'Eva'] });
  focusOn('Delete Jana');
  show({ rows: ['Marek', 'Eva'] });
  await expectFocus(screen.getByText('Eva'));
  focusOn('Delete Eva');
  show({ rows: ['Marek'] });
  await expectFocus(screen.getByText('Marek'));
});

it('goes to that row as well when a question about the deleted one closes after it', async () => {
  const rows = ['Marek', 'Jana', 'Eva'];
  const show = open({ rows });
  focusOn('Delete Jana');
  show({ rows, panel: true });
  focusOn('Update');
  show({ rows: ['Marek', 'Eva'], panel: true });
  show({ rows: ['Marek', 'Eva'] });
  await expectFocus(screen.getByText('Eva'));
});

it('comes back to what had it before a notice, on whose closing nothing else changed', async () => {
  const show = open({ rows: ['Marek', 'Jana'] });
  focusOn('Move Jana');
  show({ rows: ['Marek', 'Jana'], panel: true });
  focusOn('Update');
  show({ rows: ['Marek', 'Jana'] });
  await expectFocus(screen.getByText('Move Jana'));
});

it('stays where a failure was that is over', async () => {
  const show = open({ failure: true });
  focusOn('Try again');
  show({ rows: ['Marek'] });
  const content = screen.getByTestId('content');
  await expectFocus(content);
  focusOn('Marek');
  // It can't be reached by Tab.
  expect(content.hasAttribute('tabindex')).toBe(false);
});

it('goes to the heading of the screen when a panel closes that nothing opened', async () => {
  const show = open({ panel: true });
  focusOn('Update');
  show({});
  await expectFocus(screen.getByText('Team'));
});

it('goes on as well from a button that was disabled before it was removed, which browsers blur', async () => {
  const show = open({ panel: true });
  focusOn('Update');
  screen.getByText('Update').blur();
  show({ panel: true, isPending: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  show({});
  await expectFocus(screen.getByText('Team'));
});

it('comes back to a button that was disabled while it worked', async () => {
  const show = open({ panel: true });
  focusOn('Update');
  screen.getByText('Update').blur();
  show({ panel: true, isPending: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
  show({ panel: true });
  await expectFocus(screen.getByText('Update'));
});

it('comes back to it as well from its dialog, which keeps the focus meanwhile', async () => {
  const show = open({ panel: true });
  focusOn('Update');
  screen.getByText('Update').blur();
  show({ panel: true, isPending: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  screen.getByTestId('around').focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  show({ panel: true });
  await expectFocus(screen.getByText('Update'));
});

it('goes nowhere when something else is focused, or nothing was', async () => {
  const show = open({ rows: ['Marek', 'Jana'], panel: true });
  focusOn('Update');
  show({ rows: ['Marek', 'Jana'] });
  focusOn('Marek');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByText('Marek'));
  screen.getByText('Marek').blur();
  await new Promise((resolve) => setTimeout(resolve, 20));
  show({ rows: ['Jana'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});
