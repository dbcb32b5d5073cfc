import type { Locale } from '../../../contract/locales.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { feedPaths, sitePaths } from '../../../contract/sitePaths.ts';
import type { BlogListItem } from '../../../contract/types.ts';
import { type XmlContent, xmlDocument } from '../../../platform/xml.ts';

interface Channel {
  title: string;
  description: string;
  locale: Locale;
  origin: string;
  /** Newest first. */
  posts: readonly BlogListItem[];
  labelName(key: string): string;
}

/** An RSS 2.0 feed of blog posts; Czech texts get their no-break spaces. */
export function rss(channel: Channel): string {
  const { title, description, locale, origin, posts } = channel;
  const address = (path: string) => `${origin}${path}?lang=${locale}`;
  const set = locale === 'cs' ? noBreaks : String;
  const [newest] = posts;
  return xmlDocument('rss', {
    '@version': '2.0',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    channel: {
      title: set(title),
      link: address(sitePaths.blog),
      description: set(description),
      language: locale,
      lastBuildDate: newest ? rfc822(newest.published_date) : null,
      'atom:link': {
        '@href': address(feedPaths.posts),
        '@rel': 'self',
        '@type': 'application/rss+xml',
      },
      item: posts.map((post) => item(post, address(sitePaths.post(post.slug)), channel, set)),
    },
  });
}

/** One post. Its guid contains the id: titles, slugs and texts may change. */
const item = (
  post: BlogListItem,
  link: string,
  { origin, labelName }: Channel,
  set: (text: string) => string,
): XmlContent => ({
  title: set(post.title),
  link,
  guid: { '@isPermaLink': 'false', '#text': `${origin}/posts/${post.id}` },
  pubDate: rfc822(post.published_date),
  'dc:creator': post.author_name ? set(post.author_name) : null,
  category: [post.category, ...post.tags].map((label) => set(labelName(label))),
  description: set(post.summary),
});

/** The start of a day (YYYY-MM-DD) in RSS's date format: `Tue, 17 Nov 2026 00:00:00 GMT`. */
const rfc822 = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();
