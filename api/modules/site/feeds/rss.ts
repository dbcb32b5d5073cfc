import type { Locale } from '../../../contract/locales.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { feedPaths, sitePaths } from '../../../contract/sitePaths.ts';
import type { BlogListItem } from '../../../contract/types.ts';
import { element, textElement, xmlDocument } from './xml.ts';

interface Channel {
  title: string;
  description: string;
  locale: Locale;
  origin: string;
  /** Newest first. */
  posts: readonly BlogListItem[];
  labelName(key: string): string;
}

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** An RSS 2.0 feed of blog posts; Czech texts get their no-break spaces. */
export function rss(channel: Channel): string {
  const { title, description, locale, origin, posts } = channel;
  const address = (path: string) => `${origin}${path}?lang=${locale}`;
  const set = locale === 'cs' ? noBreaks : String;
  const [newest] = posts;
  return xmlDocument(
    element(
      'rss',
      element(
        'channel',
        [
          textElement('title', set(title)),
          textElement('link', address(sitePaths.blog)),
          textElement('description', set(description)),
          textElement('language', locale),
          newest ? textElement('lastBuildDate', rfc822(newest.published_date)) : '',
          element('atom:link', '', {
            href: address(feedPaths.posts),
            rel: 'self',
            type: 'application/rss+xml',
          }),
          ...posts.map((post) => item(post, address(sitePaths.post(post.slug)), channel, set)),
        ].join('\n'),
      ),
      NAMESPACES,
    ),
  );
}

/** One post. Its guid contains the id: titles, slugs and texts may change. */
const item = (
  post: BlogListItem,
  link: string,
  { origin, labelName }: Channel,
  set: (text: string) => string,
): string =>
  element(
    'item',
    [
      textElement('title', set(post.title)),
      textElement('link', link),
      textElement('guid', `${origin}/posts/${post.id}`, { isPermaLink: 'false' }),
      textElement('pubDate', rfc822(post.published_date)),
      post.author_name ? textElement('dc:creator', set(post.author_name)) : '',
      ...[post.category, ...post.tags].map((label) =>
        textElement('category', set(labelName(label))),
      ),
      textElement('description', set(post.summary)),
    ].join(''),
  );

/** The start of a day (YYYY-MM-DD) in RSS's date format: `Tue, 17 Nov 2026 00:00:00 GMT`. */
const rfc822 = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();
