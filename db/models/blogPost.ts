import { Model, type Modifiers, type RelationMappings } from 'objection';
import { contentModel } from './contentModel.ts';
import { active } from './listModifiers.ts';
import { Row } from './row.ts';
import { translationsRelation } from './translatable.ts';
import { User } from './user.ts';

/** A tag of a post. */
export class BlogPostTag extends Row {
  static override tableName = 'blog_post_tags';
  static override idColumn = ['blog_post_id', 'tag'];

  declare blog_post_id: number;
  declare tag: string;
  declare position: number;
}

/** A picture that a post's saved texts or cover use. */
export class BlogPostImage extends Row {
  static override tableName = 'blog_post_images';
  static override idColumn = ['blog_post_id', 'path'];

  declare blog_post_id: number;
  declare path: string;
}

/** A post of the blog; published means `is_active`. */
export class BlogPost extends contentModel('blog') {
  static override modifiers: Modifiers = {
    ...active,
    newestFirst: (query) =>
      query.orderBy('blog_posts.published_date', 'desc').orderBy('blog_posts.id', 'desc'),
    tagged: (query, tag: string) =>
      query.whereExists(
        BlogPostTag.query().where('tag', tag).whereColumn('blog_post_id', 'blog_posts.id'),
      ),
    /** The post of a slug, in the one language it is written in. */
    atSlug: (query, language: string, slug: string) =>
      query.whereIn(
        'blog_posts.id',
        BlogPost.translationModel.query().select('blog_post_id').where({ language, slug }),
      ),
  };
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(BlogPost),
    author: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'blog_posts.author_id', to: 'users.id' },
    },
    tags: {
      relation: Model.HasManyRelation,
      modelClass: BlogPostTag,
      modify: (query) => query.orderBy('position'),
      join: { from: 'blog_posts.id', to: 'blog_post_tags.blog_post_id' },
    },
    images: {
      relation: Model.HasManyRelation,
      modelClass: BlogPostImage,
      modify: (query) => query.orderBy('path'),
      join: { from: 'blog_posts.id', to: 'blog_post_images.blog_post_id' },
    },
  });

  /** Null once that user is deleted. */
  declare author_id: number | null;
  declare author?: User | null;
  declare tags?: BlogPostTag[];
  declare images?: BlogPostImage[];
}

export const BlogPostTranslation = BlogPost.translationModel;
