import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVOICED, invoice, name, order } from './exampleOrder.ts';
import { open, resetServer, server } from './testOrder.ts';

beforeEach(resetServer);

describe('the details', () => {
  it('issue the invoice after a question, and list it with its files', async () => {
    const { calls } = await open('/orders/12/show');
    const issue = await screen.findByRole('button', { name: 'Issue the invoice' });
    server.one = { ...order, documents: [invoice], books: INVOICED };
    fireEvent.click(issue);
    const question = within(await screen.findByRole('dialog', { name: 'Issue the invoice?' }));
    fireEvent.click(question.getByRole('button', { name: 'Issue the invoice' }));
    const files = await screen.findAllByRole('link', { name: /Invoice 2026000001/ });
    expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/api/orders/admin/orders/12/documents/7.pdf',
      '/api/orders/admin/orders/12/documents/7.isdoc',
    ]);
    expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      '/api/orders/admin/orders/12/invoice',
    ]);
  });

  it.each([
    ['en', 'Issue a credit note', 'Amount (Kč)', 'Reason'],
    ['cs', 'Vystavit dobropis', 'Částka (Kč)', 'Důvod'],
  ] as const)('issue a credit note: %s', async (locale, button, amount, reason) => {
    server.one = { ...order, documents: [invoice], books: INVOICED };
    const { calls } = await open('/orders/12/show', locale);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    fireEvent.change(dialog.getByLabelText(amount), { target: { value: '100,50' } });
    fireEvent.change(dialog.getByLabelText(`${reason} *`), { target: { value: 'Škrábanec' } });
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: button })).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/orders/admin/orders/12/credit-note',
      body: { amount: '100.5', reason: 'Škrábanec' },
    });
  });

  it('ask for every credit note anew, without what the last one had', async () => {
    server.one = { ...order, documents: [invoice], books: INVOICED };
    await open('/orders/12/show');
    const title = { name: 'Issue a credit note' };
    fireEvent.click(await screen.findByRole('button', title));
    const dialog = within(await screen.findByRole('dialog', title));
    fireEvent.change(dialog.getByLabelText('Amount (Kč)'), { target: { value: '100' } });
    fireEvent.change(dialog.getByLabelText('Reason *'), { target: { value: 'A scratch' } });
    fireEvent.click(dialog.getByRole('button', title));
    await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull());
    fireEvent.click(await screen.findByRole('button', title));
    const next = within(await screen.findByRole('dialog', title));
    expect(next.getByLabelText('Amount (Kč)')).toHaveProperty('value', '');
    expect(next.getByLabelText('Reason *')).toHaveProperty('value', '');
  });

  it('issue a credit note for one item where items have several VAT rates', async () => {
    const [item] = order.items;
    if (!item) throw new Error('An order without items');
    const other = {
      ...item,
      id: 10,
      vat_rate: 12,
      translations: { en: name('Drift taxi'), cs: name('Drift taxi') },
    };
    server.one = { ...order, items: [item, other], documents: [invoice], books: INVOICED };
    const { calls } = await open('/orders/12/show');
    fireEvent.click(await screen.findByRole('button', { name: 'Issue a credit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a credit note' }));
    fireEvent.change(dialog.getByLabelText('Amount (Kč)'), { target: { value: '100' } });
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'What it is for' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Drift taxi, VAT 12 %' }));
    fireEvent.change(dialog.getByLabelText('Reason *'), { target: { value: 'Short ride' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Issue a credit note' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        amount: '100',
        reason: 'Short ride',
        item_id: 10,
      }),
    );
  });

  it('open both invoices in a new tab, also before one was issued: as a preview', async () => {
    await open('/orders/12/show');
    for (const [label, type] of [
      ['Proforma Invoice', 'proforma'],
      ['Invoice', 'final'],
    ] as const) {
      const link = await screen.findByRole('link', { name: label });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
        `/api/orders/admin/orders/12/invoice?type=${type}`,
        '_blank',
      ]);
      expect(link.getAttribute('aria-disabled')).toBeNull();
    }
  });
});
