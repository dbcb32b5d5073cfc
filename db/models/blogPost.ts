import type { Modifiers, RelationMappings } from 'objection';
import { contentModel } from './contentModel.ts';
import { belongsTo, hasMany, Row } from './row.ts';
import { User } from './user.ts';

export class BlogPostTag extends Row {
  static override tableName = 'blog_post_tags';
  static override idColumn = ['blog_post_id', 'tag'];

  declare blog_post_id: number;
  declare tag: string;
  declare position: number;
}

export class BlogPostImage extends Row {
  static override tableName = 'blog_post_images';
  static override idColumn = ['blog_post_id', 'path'];

  declare blog_post_id: number;
  declare path: string;
}

const PlainPost = contentModel('blog');

/** A blog post; `is_active` means published. */
export class BlogPost extends PlainPost {
  static override modifiers: Modifiers = {
    ...PlainPost.modifiers,
    newestFirst: (query) =>
      query.orderBy('blog_posts.published_date', 'desc').orderBy('blog_posts.id', 'desc'),
    tagged: (query, tag: string) =>
      query.whereExists(
        BlogPostTag.query().where('tag', tag).whereColumn('blog_post_id', 'blog_posts.id'),
      ),
  };
  static override relationMappings = (): RelationMappings => ({
    ...PlainPost.relationMappings(),
    author: belongsTo(User, 'blog_posts.author_id', 'users.id'),
    tags: hasMany(BlogPostTag, 'blog_posts.id', 'blog_post_tags.blog_post_id', 'position'),
    images: hasMany(BlogPostImage, 'blog_posts.id', 'blog_post_images.blog_post_id', 'path'),
  });

  /** Null if the user was deleted. */
  declare author_id: number | null;
  declare author?: User | null;
  declare tags?: BlogPostTag[];
  declare images?: BlogPostImage[];
}
