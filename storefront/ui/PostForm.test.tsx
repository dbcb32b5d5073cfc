// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { PostForm } from './PostForm.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['en', 'You are offline, so nothing was sent. Please try again once you are connected.'],
  ['cs', 'Jste bez připojení, nic se neodeslalo. Až se připojíte, zkuste to prosím znovu.'],
] as const)('stays on the page without network, with what was filled in: %s', (locale, text) => {
  renderInSite(
    <PostForm aria-label="Form">
      <input aria-label="Note" />
    </PostForm>,
    { locale },
  );
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Too small' } });
  const isSent = () => fireEvent.submit(screen.getByLabelText('Form'));
  expect(isSent()).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Too small');
  isOnline.mockReturnValue(true);
  expect(isSent()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
