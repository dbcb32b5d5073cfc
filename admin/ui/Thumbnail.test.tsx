import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('shows a logo on the ground that it is made for', () => {
  const info = { width: 10, height: 10, color: '#ffffff', sources: [] } as never;
  render(<Thumbnail alt="Logo" ground="dark" info={info} path="/uploads/logo.webp" />);
  // Other tests know an element's own style only.
  vi.mocked(window.getComputedStyle).mockRestore();
  const { backgroundColor } = getComputedStyle(screen.getByAltText('Logo'));
  expect(backgroundColor).not.toMatch(/^(#fff|rgb\(255|white)/);
  expect(backgroundColor).not.toBe('');
});
