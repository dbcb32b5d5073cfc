// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testCar } from '../testing/testCar.ts';
import { CarsCarousel } from './CarsCarousel.tsx';

const cars = [1, 2, 3].map((id) => testCar({ id, is_current: id === 1 }));
const button = (name: string) => screen.getByRole('button', { name });

it('hands the focus on to the next arrow once the stop button has gone', () => {
  renderInSite(<CarsCarousel cars={cars} />);
  fireEvent.click(button('Next car'));
  button('Stop the slide show').focus();
  fireEvent.click(button('Stop the slide show'));
  expect(screen.queryByRole('button', { name: 'Stop the slide show' })).toBeNull();
  expect(document.activeElement).toBe(button('Next car'));
});

it('leaves the focus where it is when the stop button goes without it', () => {
  renderInSite(<CarsCarousel cars={cars} />);
  fireEvent.click(button('Next car'));
  button('Previous car').focus();
  fireEvent.click(button('Previous car'));
  expect(screen.queryByRole('button', { name: 'Stop the slide show' })).toBeNull();
  expect(document.activeElement).toBe(button('Previous car'));
});
