// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import BlogSection from './BlogSection.tsx';
import { PostDetail } from './PostDetail.tsx';

const post = (id: number) => ({
  id,
  slug: `post-${id}`,
  slugs: { en: `post-${id}`, cs: `post-${id}` },
  title: `Post ${id}`,
  summary: '',
  image_path: '',
  image_info: null,
  published_date: '2026-11-17',
  updated_date: '2026-11-17',
  author_name: null,
  category: 'Tech',
  tags: [],
});

/** Answers that many posts; gives the addresses asked. */
function show(count: number): string[] {
  const asked: string[] = [];
  renderInSite(<BlogSection />, {
    fetch: async (input) => {
      asked.push(String(input));
      return Response.json({ posts: Array.from({ length: count }, (_, index) => post(index + 1)) });
    },
  });
  return asked;
}

it('asks for 5 posts and shows 3', async () => {
  const asked = show(5);
  await screen.findByText('Post 1');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Post 1', 'Post 2', 'Post 3']);
  expect(asked[0]).toMatch(/^\/api\/blog\?limit=5&_t=/);
});

it('is not there while there are no posts', async () => {
  show(0);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('has the placeholder for pictures of its text that fail, now or before it was taken over', () => {
  const content = '<p>Fog <img src="/uploads/gone/1.webp" alt="The fog"></p>';
  const whole = { ...post(1), content, display_order: 0, is_active: true, version: 1 };
  const show = () => renderInSite(<PostDetail post={whole} />);
  const source = () => screen.getByAltText('The fog').getAttribute('src');
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  show();
  expect(source()).toBe('/uploads/gone/1.webp');
  fireEvent.error(screen.getByAltText('The fog'));
  expect(source()).toContain('placeholder');

  cleanup();
  complete.mockReturnValue(true);
  show();
  expect(source()).toContain('placeholder');
});
