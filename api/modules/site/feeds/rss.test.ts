import { expect, it } from 'vitest';
import { labelNames } from '../../../contract/labelNames.ts';
import type { BlogListItem } from '../../../contract/types.ts';
import { rss } from './rss.ts';

const post: BlogListItem = {
  id: 7,
  slug: 'mlha',
  slugs: { cs: 'mlha', en: 'fog' },
  title: 'Mlha & <kouř>',
  summary: 'Není vidět.',
  image_path: '',
  image_info: null,
  published_date: '2026-11-17',
  updated_date: '2026-11-20',
  author_name: 'marek',
  category: 'Tech',
  tags: ['gumy'],
  display_order: 0,
  is_active: true,
  version: 1,
};
const channel = {
  title: 'Rysi: blog',
  description: 'O driftu',
  locale: 'cs' as const,
  origin: 'https://rysi.example',
  labelName: labelNames('Tech = Technika'),
};

it('has each post in the language of the feed', () => {
  const text = rss({ ...channel, posts: [post] });
  expect(text).toContain('<language>cs</language>');
  expect(text).toContain('href="https://rysi.example/blog/rss.xml?lang=cs"');
  const [item = ''] = text.match(/<item>.*<\/item>/s) ?? [];
  expect(item).toContain('<title>Mlha &amp; &lt;kouř&gt;</title>');
  expect(item).toContain('<link>https://rysi.example/blog/mlha?lang=cs</link>');
  expect(item).toContain('<guid isPermaLink="false">https://rysi.example/posts/7</guid>');
  expect(item).toContain('<pubDate>Tue, 17 Nov 2026 00:00:00 GMT</pubDate>');
  expect(item).toContain('<category>Technika</category><category>gumy</category>');
});

it('adds no-break spaces to Czech texts, not to English ones', () => {
  const czechPost = {
    ...post,
    title: 'S kapotou',
    summary: 'Jen 3 kola a v mlze.',
    category: 'v dílně',
  };
  const czech = rss({ ...channel, description: 'O driftu v Písku', posts: [czechPost] });
  for (const part of [
    '<description>O\u00a0driftu v\u00a0Písku</description>',
    '<title>S\u00a0kapotou</title>',
    '<description>Jen 3\u00a0kola a\u00a0v\u00a0mlze.</description>',
    '<category>v\u00a0dílně</category>',
  ]) {
    expect(czech).toContain(part);
  }
  const english = rss({ ...channel, locale: 'en', posts: [{ ...post, title: 'A fog' }] });
  expect(english).toContain('<title>A fog</title>');
});

it('is a valid feed without posts', () => {
  const text = rss({ ...channel, posts: [] });
  expect(text).not.toContain('<item>');
  expect(text).not.toContain('lastBuildDate');
});
