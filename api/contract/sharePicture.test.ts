import { expect, it } from 'vitest';
import { sharedPicture, sharePath } from './sharePicture.ts';

it('leads from a stored picture to the shared one and back', () => {
  const path = sharePath('/uploads/f37eee7d/2000.webp');
  expect(path).toBe('/share/f37eee7d/2000.jpg');
  expect(sharedPicture(path ?? '')).toBe('/uploads/f37eee7d/2000.webp');
});

it.each(['', 'https://elsewhere.example/a.webp', '/uploads/a/b.bmp', '/uploads/../secret/a.webp'])(
  'knows no shared picture of %j',
  (stored) => {
    expect(sharePath(stored)).toBeNull();
  },
);

it.each(['/share/a.jpg', '/share/../a/b.jpg', '/share/a/b.jpg/c', '/uploads/a/b.webp'])(
  'takes %j for no shared picture',
  (path) => {
    expect(sharedPicture(path)).toBeNull();
  },
);
