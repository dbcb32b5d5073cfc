import {
  blogAdminPage,
  blogCategoryItem,
  blogImage,
  blogPage,
  blogTagItem,
  slugCheck,
  uploadedBlogImage,
} from '../../../contract/entities/blogAnswers.ts';
import { blogListItem, blogPost } from '../../../contract/entities/blogPost.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { blogPosts } from '../../blog/declaration.ts';
import { answer, failures, header, LIST_HEADERS, listAnswer, NOT_MODIFIED } from '../answers.ts';
import { IF_NONE_MATCH, listParameters, ownParameter } from '../listParameters.ts';
import { type Described, type DescribedPath, type Part, type Schema, schemaRef } from '../model.ts';
import { keyParameter, writesOf } from '../plainResource.ts';
import { requestBody, typesOf } from '../requestBody.ts';

const ETAG = { ETag: header('ETag') };
const byId = keyParameter(false);
const bySlugOrId: typeof byId = {
  ...byId,
  description: 'The slug or the numeric id.',
  schema: { type: 'string' },
};

const { tag, moreFileTypes } = blogPosts.docs;
const writes = writesOf(blogPosts);
const image = requestBody(
  'BlogImageUpload',
  { type: 'object', properties: { image_path: { type: 'string' } }, required: ['image_path'] },
  [{ file: 'image', path: 'image_path', types: typesOf(moreFileTypes) }],
);

const anyOf = (...names: string[]): Schema => ({ anyOf: names.map(schemaRef) });
const arrayOf = (name: string): Schema => ({ type: 'array', items: schemaRef(name) });

const posts: DescribedPath = {
  get: {
    id: 'listBlogPosts',
    summary: 'List posts',
    description:
      'Published posts, newest first, in the language asked. Without list parameters it is a page: `posts` and `pagination`. With them it is an array, for administrators of whole records.',
    access: 'public',
    parameters: [
      ownParameter('page', 'The page; clamped to those that there are.', { type: 'integer' }),
      ownParameter('limit', 'Posts a page; 9 when only `page` is given.', { type: 'integer' }),
      ownParameter('category', 'Posts of a category.', { type: 'string' }),
      ownParameter('tag', 'Posts with a tag.', { type: 'string' }),
      ownParameter('admin', '`true` adds drafts and contents, for administrators alone.', {
        type: 'boolean',
      }),
      ...listParameters(blogPosts.fields),
      IF_NONE_MATCH,
    ],
    answers: {
      200: answer(
        'A page, or the array asked for.',
        {
          anyOf: [
            schemaRef('BlogPage'),
            schemaRef('BlogAdminPage'),
            arrayOf('BlogListItem'),
            arrayOf('BlogPostRecord'),
          ],
        },
        { ...LIST_HEADERS, ...ETAG },
      ),
      304: NOT_MODIFIED,
      ...failures(400),
    },
  },
  post: writes.post,
};

const post: DescribedPath = {
  get: {
    id: 'getBlogPost',
    summary: 'Read one post',
    description:
      'By its slug in the language asked, or by id. By id administrators get the texts of both languages beside those of the language asked.',
    access: 'public',
    parameters: [bySlugOrId, IF_NONE_MATCH],
    answers: {
      200: answer('The post.', anyOf('BlogPost', 'BlogPostRecord'), ETAG),
      304: NOT_MODIFIED,
      ...failures(404),
    },
  },
  put: writes.put,
  patch: writes.patch,
  delete: writes.delete,
};

const labels = (id: string, summary: string, name: string): Described => ({
  id,
  summary,
  access: 'public',
  parameters: [IF_NONE_MATCH],
  answers: {
    200: listAnswer('All that published posts have.', schemaRef(name), ETAG),
    304: NOT_MODIFIED,
  },
});

const checkSlug: Described = {
  id: 'checkBlogSlug',
  summary: 'Ask whether a slug is free',
  access: 'administrator',
  parameters: [
    { ...ownParameter('slug', 'The slug.', { type: 'string' }), required: true },
    ownParameter('language', 'Its language; that of the request when absent.', {
      type: 'string',
      enum: [...LOCALES],
    }),
  ],
  answers: { 200: answer('Whether it is.', schemaRef('SlugCheck')) },
};

/** Posts, their labels and images. */
export const blogPart: Part = {
  tag,
  paths: {
    '/blog': posts,
    '/blog/categories/list': {
      get: labels('listBlogCategories', 'List categories', 'BlogCategoryItem'),
    },
    '/blog/tags/list': { get: labels('listBlogTags', 'List tags', 'BlogTagItem') },
    '/blog/check-slug': { get: checkSlug },
    '/blog/images': {
      post: {
        id: 'uploadBlogImage',
        summary: 'Store an image for an article',
        access: 'administrator',
        body: image.body,
        answers: {
          201: answer('Where it is.', schemaRef('UploadedBlogImage')),
          ...failures(400, 413, 415, 422),
        },
      },
    },
    '/blog/id/{key}': {
      get: {
        id: 'getBlogPostRecord',
        summary: 'Read one post for editing',
        access: 'administrator',
        parameters: [bySlugOrId],
        answers: {
          200: answer('The post in both languages.', schemaRef('BlogPostRecord')),
          ...failures(404),
        },
      },
    },
    '/blog/{key}': post,
    '/blog/{key}/images': {
      get: {
        id: 'listBlogPostImages',
        summary: 'List the images of a post',
        description:
          'Those that its saved texts and its cover use. The key is a number here: no address is one of `/blog/id/{key}` too.',
        access: 'public',
        parameters: [byId, IF_NONE_MATCH],
        answers: {
          200: listAnswer('The images.', schemaRef('BlogImage'), ETAG),
          304: NOT_MODIFIED,
          ...failures(404),
        },
      },
    },
  },
  records: {
    BlogPage: blogPage,
    BlogAdminPage: blogAdminPage,
    BlogListItem: blogListItem,
    BlogPost: blogPost,
    [blogPosts.docs.name]: blogPosts.record,
    BlogCategoryItem: blogCategoryItem,
    BlogTagItem: blogTagItem,
    BlogImage: blogImage,
    UploadedBlogImage: uploadedBlogImage,
    SlugCheck: slugCheck,
  },
  inputs: { ...writes.inputs, ...image.inputs },
};
