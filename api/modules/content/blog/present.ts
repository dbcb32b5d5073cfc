import { BlogPost } from '../../../../db/models/blogPost.ts';
import { translationsOf } from '../../../../db/models/translations.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { localized } from '../../../contract/locales.ts';
import type {
  BlogListItem,
  BlogPostRecord,
  BlogPost as WirePost,
} from '../../../contract/types.ts';
import { excerptOf, withSizes } from '../../../platform/html.ts';
import type { Presenting } from '../resources/resource.ts';

/** A post for its editor: tags as comma-separated text, texts of both languages. */
export function presentRecord(post: BlogPost, presenting: Presenting): BlogPostRecord {
  return {
    ...shared(post, presenting),
    tags: tagsOf(post).join(', '),
    publish_at: post.publish_at,
    unpublish_at: post.unpublish_at,
    translations: textsOf(post),
  };
}

/** A post in a list, in the asked language; a missing summary is the beginning of its text. */
export function presentItem(post: BlogPost, presenting: Presenting): BlogListItem {
  const { locale } = presenting;
  const texts = textsOf(post);
  const summary = texts[locale].summary || excerptOf(localized(texts, 'content', locale));
  return {
    ...shared(post, presenting),
    slug: texts[locale].slug,
    title: localized(texts, 'title', locale),
    summary,
    tags: tagsOf(post),
  };
}

export function presentPost(post: BlogPost, presenting: Presenting): WirePost {
  const content = localized(textsOf(post), 'content', presenting.locale);
  return { ...presentItem(post, presenting), content: withSizes(content, presenting.picture) };
}

/** The editor's record with the texts of one language on its top level too. */
export function presentEdited(post: BlogPost, presenting: Presenting) {
  return { ...presentRecord(post, presenting), ...textsOf(post)[presenting.locale] };
}

const textsOf = (post: BlogPost) => translationsOf(BlogPost.translated, post.translations);
const tagsOf = (post: BlogPost) => (post.tags ?? []).map(({ tag }) => tag);

function shared(post: BlogPost, { picture }: Presenting) {
  const { en, cs } = textsOf(post);
  return {
    id: post.id,
    slugs: { en: en.slug, cs: cs.slug },
    image_path: post.image_path,
    image_info: picture(post.image_path),
    published_date: post.published_date,
    // An unchanged post was last updated when it was published, not when it was loaded.
    updated_date:
      post.updated_at === post.created_at
        ? post.published_date
        : pragueToday(new Date(post.updated_at)),
    author_name: post.author_name || (post.author?.username ?? null),
    category: post.category,
    display_order: post.display_order,
    is_active: post.is_active,
    version: post.version,
  };
}
