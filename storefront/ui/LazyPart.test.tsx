// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Purchase } from '../shop/Purchase.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';

vi.mock('../dates/DateField.tsx', () => ({ default: undefined }));
vi.mock('../shop/StockAlertForm.tsx', () => ({ default: undefined }));

const SAID = 'Tuhle část stránky se nepodařilo zobrazit.';

function show(product: Parameters<typeof testProduct>[0]) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const choice = { chosen: [], choose: () => {}, variant: undefined };
  renderInSite(<Purchase product={testProduct(product)} choice={choice} onDate={() => {}} />, {
    locale: 'cs',
    fetch: async () => Response.json([]),
  });
}

it('a product can be bought without a date where the script of its dates does not come', async () => {
  show({ has_dates: true });
  expect(await screen.findByText(SAID)).toBeShown();
  expect(screen.getByRole('button', { name: /Do košíku/ })).toBeShown();
});

it('the page stays where the script of a form that is asked for does not come', async () => {
  show({ left: 0 });
  fireEvent.click(await screen.findByRole('button', { name: /Dejte mi vědět/ }));
  expect(await screen.findByText(SAID)).toBeShown();
  expect(screen.getByRole('button', { name: /Vyprodáno/ })).toBeShown();
});
