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
import { answer, arrayOf, LIST_HEADERS, listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { type Described, type RouterPart, schemaRef } from '../../../platform/openapi/model.ts';
import { requestBody, typesOf } from '../../../platform/openapi/requestBody.ts';
import { blogPosts } from '../../content/blog/declaration.ts';
import { writesOf } from '../../content/resources/describe.ts';

const { tag, moreFileTypes } = blogPosts.docs;
const bySlugOrId = 'The slug or the numeric id.';

const labels = (id: string, summary: string, name: string): Omit<Described, 'rule'> => ({
  id,
  summary,
  isKept: true,
  answers: { 200: listAnswer('All that published posts have.', name) },
});

export const blogPart: RouterPart = {
  tag,
  routes: {
    'get /blog': {
      id: 'listBlogPosts',
      summary: 'List posts',
      description:
        'Published posts, newest first, in the language asked. Without list parameters it is a page: `posts` and `pagination`. With them it is an array, for administrators of whole records.',
      parameters: [
        query('page', 'The page; clamped to those that there are.', { type: 'integer' }),
        query('limit', 'Posts a page; 9 when only `page` is given.', { type: 'integer' }),
        query('category', 'Posts of a category.', { type: 'string' }),
        query('tag', 'Posts with a tag.', { type: 'string' }),
        query('admin', '`true` adds drafts and contents, for administrators alone.', {
          type: 'boolean',
        }),
      ],
      list: blogPosts.fields,
      isKept: true,
      answers: {
        200: answer(
          'A page, or the array asked for.',
          {
            anyOf: [
              ...['BlogPage', 'BlogAdminPage'].map(schemaRef),
              ...['BlogListItem', 'BlogPostRecord'].map(arrayOf),
            ],
          },
          LIST_HEADERS,
        ),
      },
    },
    ...writesOf(blogPosts),
    'get /blog/categories/list': labels(
      'listBlogCategories',
      'List categories',
      'BlogCategoryItem',
    ),
    'get /blog/tags/list': labels('listBlogTags', 'List tags', 'BlogTagItem'),
    'get /blog/check-slug': {
      id: 'checkBlogSlug',
      summary: 'Ask whether a slug is free',
      parameters: [
        { ...query('slug', 'The slug.', { type: 'string' }), required: true },
        query('language', 'Its language; that of the request when absent.', {
          type: 'string',
          enum: [...LOCALES],
        }),
      ],
      answers: { 200: answer('Whether it is.', 'SlugCheck') },
    },
    'post /blog/images': {
      id: 'uploadBlogImage',
      summary: 'Store an image for an article',
      body: requestBody(
        'BlogImageUpload',
        {
          type: 'object',
          properties: { image_path: { type: 'string' } },
          required: ['image_path'],
        },
        [{ file: 'image', path: 'image_path', types: typesOf(moreFileTypes) }],
      ),
      answers: { 201: answer('Where it is.', 'UploadedBlogImage') },
    },
    'get /blog/id/{key}': {
      id: 'getBlogPostRecord',
      summary: 'Read one post for editing',
      key: bySlugOrId,
      answers: { 200: answer('The post in both languages.', 'BlogPostRecord') },
    },
    'get /blog/{key}': {
      id: 'getBlogPost',
      summary: 'Read one post',
      description:
        'By its slug in the language asked, or by id. By id administrators get the texts of both languages beside those of the language asked.',
      key: bySlugOrId,
      isKept: true,
      answers: {
        200: answer('The post.', { anyOf: ['BlogPost', 'BlogPostRecord'].map(schemaRef) }),
      },
    },
    'get /blog/{key}/images': {
      id: 'listBlogPostImages',
      summary: 'List the images of a post',
      description:
        'Those that its saved texts and its cover use. The key is a number here: no address is one of `/blog/id/{key}` too.',
      isKept: true,
      answers: { 200: listAnswer('The images.', 'BlogImage') },
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
};
