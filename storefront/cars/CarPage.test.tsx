// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testCar } from '../testing/testCar.ts';
import CarPage from './CarPage.tsx';

it('of a car that has nothing but its name shows no empty list and no empty paragraph', async () => {
  const texts = {
    name: 'Otava',
    description: '',
    specs_1: '',
    specs_2: '',
    specs_3: '',
    specs_4: '',
  };
  const car = testCar({ slug: 'otava', translations: { en: texts, cs: texts } });
  const { container } = renderInSite(<CarPage />, {
    address: '/car/otava',
    fetch: async (input) => Response.json(String(input).includes('car-photos') ? [] : car),
  });
  await screen.findByRole('heading', { name: /Otava/ });
  expect(container.querySelectorAll('dl:empty, p:empty')).toHaveLength(0);
});
