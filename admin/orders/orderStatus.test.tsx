import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { alertText } from '../testing/screenParts.ts';
import { order } from './exampleOrder.ts';
import { open, resetServer, server } from './testOrder.ts';

beforeEach(resetServer);

describe('the status', () => {
  it('may become any other, each name offered once', async () => {
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Completed',
      'Cancelled',
    ]);
    expect(screen.queryByLabelText('Notify the customer by e-mail')).toBeNull();
    fireEvent.click(choices[3] ?? document.body);
    const tell = await screen.findByLabelText('Notify the customer by e-mail');
    expect(tell).toHaveProperty('checked', true);
    expect(screen.getByText('A mail is sent to jana@example.com when you save.')).toBeShown();
    fireEvent.click(tell);
    fireEvent.click(screen.getByText('Save Changes'));
    expect(await alertText()).toBe('Order 12 status changed to "Completed"');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The list behind it, of which a filter may have hidden the order by now.
    expect(calls.filter(({ url }) => url.startsWith('/api/orders/admin/orders?'))).toHaveLength(2);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'completed',
      tell_customer: false,
      tracking_number: '',
      tracking_url: '',
      internal_note: '',
      version: 3,
    });
  });

  it('done is shown as completed, and stays what it is', async () => {
    server.one = { ...order, status: 'done' };
    const { calls } = await open('/orders/12');
    expect((await screen.findByRole('combobox', { name: /Status/ })).textContent).toBe('Completed');
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'done' }),
    );
  });

  it('is pending where there is none', async () => {
    server.one = { ...order, status: '' };
    const { calls } = await open('/orders/12');
    expect((await screen.findByRole('combobox', { name: /Status/ })).textContent).toBe('Pending');
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        status: 'pending',
        tracking_number: '',
        tracking_url: '',
        internal_note: '',
        version: 3,
      }),
    );
  });

  it('has a tracking page by its carrier and number, or a typed one', async () => {
    server.one = { ...order, tracking_number: 'RR1' };
    const { calls } = await open('/orders/12');
    const carrier = await screen.findByRole('combobox', { name: 'Carrier' });
    expect(carrier.textContent).toBe('Not chosen');
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'PPL' }));
    expect(screen.queryByLabelText(/Tracking page/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Tracking number'), { target: { value: '40 857' } });
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'Another carrier' }));
    expect(screen.getByLabelText(/Tracking page/)).toHaveProperty(
      'value',
      'https://www.ppl.cz/vyhledat-zasilku?shipmentId=40857',
    );
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'GLS' }));
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        tracking_number: '40 857',
        tracking_url: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match=40857',
      }),
    );
  });

  it('that frees places, which somebody else may book, is asked about as well', async () => {
    server.caused = { ...NO_CONSEQUENCES, places: { freed: 2, taken: 0, to_choose: 0 } };
    await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    fireEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('2 places on booked dates become free')).toBeShown();
  });

  it('that costs money is saved after a question, or not', async () => {
    server.caused = {
      ...NO_CONSEQUENCES,
      mails: 1,
      documents: [{ kind: 'credit_note', count: 1, total: -1129 }],
      to_refund: { count: 1, amount: 1129 },
    };
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    const isSaved = () => calls.some(({ method }) => method === 'PUT');
    const question = async () => {
      fireEvent.click(screen.getByText('Save Changes'));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Change the status to Cancelled?' }),
      );
      await dialog.findByText(/^A credit note of 1,129.00/);
      expect(dialog.getByText(/^One order is paid: 1,129.00/)).toBeShown();
      return dialog;
    };
    fireEvent.click((await question()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByText('Change the status to Cancelled?')).toBeNull());
    expect(isSaved()).toBe(false);
    fireEvent.click((await question()).getByRole('button', { name: 'Change the status' }));
    await waitFor(() => expect(isSaved()).toBe(true));
    expect(calls.find(({ url }) => url.includes('/consequences/'))).toMatchObject({
      url: '/api/orders/admin/consequences/status',
      body: { ids: [12], status: 'cancelled' },
    });
  });

  it('that sends what is not paid says how much is open', async () => {
    server.caused = { ...NO_CONSEQUENCES, unpaid: { count: 1, amount: 1129 } };
    const { calls } = await open('/orders/12', 'cs');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Stav/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Odesláno' }));
    fireEvent.click(screen.getByText('Uložit změny'));
    const title = 'Změnit stav na Odesláno?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText(/^Nezaplacená objednávka: zbývá 1.129,00.Kč/);
    expect(dialog.getByRole('button', { name: 'Změnit stav' })).toBeShown();
    fireEvent.click(dialog.getByRole('button', { name: 'Zpět' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that another user has saved is merged with a tracking number, and asked about', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = await open('/orders/12');
    const changed = { username: 'Eva', created_at: '2026-03-02T10:00:00.000Z' };
    server.theirs = {
      ...order,
      version: 4,
      status: 'shipped',
      tracking_number: 'RR1',
      status_changes: [{ status: 'shipped', ...changed }],
    };
    fireEvent.change(await screen.findByLabelText(/^Tracking number/), {
      target: { value: 'RR2' },
    });
    fireEvent.click(screen.getByText('Save Changes'));
    const asked = within(
      await screen.findByRole('dialog', { name: 'This record was changed in the meantime' }),
    );
    expect(asked.getByText(/^Saved by Eva/)).toBeShown();
    expect(asked.getByText(/stays as saved: Status$/)).toBeShown();
    fireEvent.click(asked.getByLabelText('Your version'));
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      status: 'shipped',
      tracking_number: 'RR2',
      version: 4,
    });
  });

  it('that was chosen and not saved is not lost unasked', async () => {
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click((await screen.findAllByRole('option'))[2] ?? document.body);
    fireEvent.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Unsaved changes')).toBeShown();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that could not be changed is an error', async () => {
    await open('/orders/12', 'cs');
    await screen.findByText('Uložit změny');
    server.isBroken = true;
    fireEvent.click(screen.getByText('Uložit změny'));
    expect(await alertText()).toBe('Nepodařilo se změnit stav objednávky');
  });
});
