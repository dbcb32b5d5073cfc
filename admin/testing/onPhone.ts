import { vi } from 'vitest';

/** Has the screens take the window for a phone's, until the test ends. */
export function onPhone(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('max-width') }),
  );
}
