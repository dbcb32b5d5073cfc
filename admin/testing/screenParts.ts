import { fireEvent, screen, waitFor, within } from '@testing-library/react';

export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} is in no row`);
  return row;
}

export const alertText = () =>
  waitFor(() => {
    const notices = screen
      .queryAllByRole('status')
      .filter((status) => status.closest('.MuiAlert-root'));
    const shown = [...screen.queryAllByRole('alert'), ...notices];
    const text = shown.map(({ textContent }) => textContent).find((each) => each !== '');
    if (text === undefined) throw new Error('There is no alert');
    return text;
  });

/** The texts of a row's cells, without its checkbox. */
export const cellTexts = async (text: string) =>
  within(await rowOf(text))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent);

/** Not the buttons of the list behind a form, which name its columns as well. */
const FIELDS = { selector: ':not([role="button"], button)' };

export async function field(label: RegExp, index = 0): Promise<HTMLElement> {
  const found = (await screen.findAllByLabelText(label, FIELDS))[index];
  if (!found) throw new Error(`There is no field ${label} number ${index}`);
  return found;
}

export async function fill(label: RegExp, value: string, index = 0): Promise<void> {
  fireEvent.change(await field(label, index), { target: { value } });
}

/** Clicks Delete in a row and confirms, checking the question. */
export async function deleteRow(text: string, question: string): Promise<void> {
  fireEvent.click(within(await rowOf(text)).getByLabelText(/^Delete: ./));
  await screen.findByText(question);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
}
