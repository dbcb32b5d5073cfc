// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('selects the car that a visitor swiped to, in browsers without scrollend, too', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'onscrollend');
  const { container } = renderInSite(<CarsCarousel cars={cars} />);
  const list = container.querySelector('ul');
  if (!list) throw new Error('The carousel has no list.');
  // One car of 300 pixels is seen at a time.
  vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(300);
  for (const [index, item] of [...list.children].entries()) {
    Object.defineProperties(item, {
      offsetLeft: { value: index * 300 },
      offsetWidth: { value: 300 },
    });
  }
  const selected = () =>
    [...list.children].findIndex((item) => item.getAttribute('data-selected') === 'true');
  const swipeTo = (left: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  swipeTo(400);
  act(() => vi.advanceTimersByTime(100));
  swipeTo(600);
  act(() => vi.advanceTimersByTime(149));
  expect(selected()).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(selected()).toBe(2);
  window.onscrollend = null;
  vi.useRealTimers();
});
