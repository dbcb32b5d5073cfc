import Article from '@mui/icons-material/Article';
import Box from '@mui/material/Box';
import { BooleanInput, DataTable, type SortPayload, TextInput, useTranslate } from 'react-admin';
import { formatDate } from '../../api/contract/dates.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { type BulkField, idColumn, searchFilter } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { PostCount } from './PostCount.tsx';
import { PostForm } from './PostForm.tsx';
import { PostStatus } from './PostStatus.tsx';
import { postTitle } from './postTitle.ts';
import { useLabelName } from './useLabelName.ts';

const Column = DataTable.Col<BlogPostRecord>;

const newestFirst: SortPayload = { field: 'published_date', order: 'DESC' };

/** How many posts are fetched at once (back-office §9). */
const PAGE_SIZE = 50;

const filters = [
  searchFilter,
  <BooleanInput
    defaultValue
    key="active"
    label="resources.blog.fields.is_active"
    source="is_active"
  />,
  <TextInput key="category" label="resources.blog.fields.category" source="category" />,
];

const bulkFields: readonly BulkField[] = [
  {
    source: 'is_active',
    label: 'resources.blog.fields.status',
    options: [
      { value: true, label: 'resources.blog.status.published' },
      { value: false, label: 'resources.blog.status.draft' },
    ],
  },
];
const hiddenColumns = ['tags', 'author_name', 'updated_date', 'id'];

/** The blog's posts (back-office §2, Blog editor). */
export const PostEditor = () => (
  <Editor<BlogPostRecord>
    bulkFields={bulkFields}
    columns={columns}
    filters={filters}
    form={PostForm}
    hiddenColumns={hiddenColumns}
    pagination={<PostCount />}
    perPage={PAGE_SIZE}
    phone={{
      picture: (post) => <Cover post={post} />,
      title: (post) => <Title post={post} />,
      text: (post) => <PostStatus post={post} />,
      aside: (post) => dateOf(post),
      tellsActive: true,
    }}
    sitePage={sitePaths.blog}
    sort={newestFirst}
  />
);

const dateOf = ({ published_date }: BlogPostRecord) =>
  formatDate(published_date, currentLanguage());

const Cover = ({ post }: { post: BlogPostRecord }) => (
  <Thumbnail alt="" info={post.image_info} path={post.image_path} placeholder={Article} />
);

const Title = ({ post }: { post: BlogPostRecord }) => {
  const translate = useTranslate();
  return post.is_active
    ? postTitle(post)
    : `${postTitle(post)} ${translate('resources.blog.draftMark')}`;
};

const Category = ({ category }: BlogPostRecord) => useLabelName()(category);

const Tags = ({ tags }: BlogPostRecord) => {
  const nameOf = useLabelName();
  return tags
    .split(',')
    .map((tag) => nameOf(tag.trim()))
    .join(', ');
};

const columns = (
  <>
    <Column
      label="resources.blog.fields.title"
      render={(post) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Cover post={post} />
          <Title post={post} />
        </Box>
      )}
      source="translations.en.title"
    />
    <Column
      label="resources.blog.fields.published_date"
      render={(post) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateOf(post)}</Box>}
      source="published_date"
    />
    <Column
      label="resources.blog.fields.category"
      render={(post) => <Category {...post} />}
      source="category"
    />
    <Column
      label="resources.blog.fields.status"
      render={(post) => <PostStatus post={post} />}
      source="is_active"
    />
    <Column
      disableSort
      label="resources.blog.fields.tags"
      render={(post) => <Tags {...post} />}
      source="tags"
    />
    <Column disableSort label="resources.blog.fields.author_name" source="author_name" />
    <Column
      label="resources.blog.fields.updated_date"
      render={({ updated_date }) => formatDate(updated_date, currentLanguage())}
      source="updated_date"
    />
    {idColumn}
  </>
);
