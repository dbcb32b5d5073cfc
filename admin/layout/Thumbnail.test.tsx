import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

it('names what stands for a missing picture', () => {
  render(<Thumbnail alt="Marek" path={null} />);
  expect(screen.getByRole('img', { name: 'Marek' })).toBeShown();
});

it('is silent beside a name that says it already', () => {
  const { container } = render(<Thumbnail alt="" path={null} />);
  expect(container.querySelector('[role="img"]')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
