import Article from '@mui/icons-material/Article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BooleanInput, DataTable, useListContext, useTranslate } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import type { BulkField } from '../lists/bulkFields.ts';
import { idColumn, searchFilter } from '../lists/columnsAndFilters.tsx';
import { nameColumn, recordPicture } from '../lists/contentEditor.tsx';
import { Editor } from '../lists/Editor.tsx';
import { Pages } from '../lists/ListStates.tsx';
import { OffLineMark } from '../lists/OffLineMark.tsx';
import { localizedTitle } from '../ui/localizedName.ts';
import { Mark } from '../ui/Mark.tsx';
import { shownDay } from '../ui/shown.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { PostForm } from './PostForm.tsx';
import { useLabelName } from './useLabelName.ts';

const Column = DataTable.Col<BlogPostRecord>;

const field = (name: string) => `resources.blog.fields.${name}`;

const PAGE_SIZE = 50;

const filters = [
  searchFilter,
  <BooleanInput defaultValue key="active" label={field('is_active')} source="is_active" />,
  <CategoryFilter key="category" label={field('category')} source="category" />,
];

const bulkFields: readonly BulkField[] = [
  {
    source: 'is_active',
    label: field('status'),
    options: [
      { value: true, label: 'resources.blog.status.published' },
      { value: false, label: 'resources.blog.status.draft' },
    ],
  },
];

export const PostEditor = () => (
  <Editor<BlogPostRecord>
    bulkFields={bulkFields}
    columns={columns}
    filters={filters}
    form={PostForm}
    hiddenColumns={['tags', 'author_name', 'updated_date', 'id']}
    pagination={<PostCount />}
    perPage={PAGE_SIZE}
    phone={{
      picture,
      title,
      text: status,
      aside: dateOf,
      tellsActive: true,
    }}
    sitePage={sitePaths.blog}
    sort={{ field: 'published_date', order: 'DESC' }}
  />
);

const dateOf = ({ published_date }: BlogPostRecord) => shownDay(published_date);

const picture = recordPicture(Article);

const title = (post: BlogPostRecord) => <Title {...post} />;

const Title = (post: BlogPostRecord) => {
  const translate = useTranslate();
  return post.is_active
    ? localizedTitle(post)
    : `${localizedTitle(post)} ${translate('resources.blog.draftMark')}`;
};

const Labels = ({ keys }: { keys: string }) => {
  const nameOf = useLabelName();
  return keys
    .split(',')
    .map((tag) => nameOf(tag.trim()))
    .join(', ');
};

const labels = (source: 'category' | 'tags') => (post: BlogPostRecord) => (
  <Labels keys={post[source]} />
);

const status = (post: BlogPostRecord) => <PostStatus {...post} />;

const PostStatus = ({ is_active }: BlogPostRecord) => {
  const translate = useTranslate();
  return (
    <OffLineMark>
      <Mark
        color={is_active ? 'success' : 'default'}
        label={translate(`resources.blog.status.${is_active ? 'published' : 'draft'}`)}
      />
    </OffLineMark>
  );
};

/** The number of posts, and pagination when needed. */
const PostCount = () => {
  const { total, perPage } = useListContext();
  const translate = useTranslate();
  if (!total) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ flex: 1, p: 1.5 }}>
        {translate('resources.blog.count', { smart_count: total })}
      </Typography>
      {total > perPage && <Pages rowsPerPageOptions={[PAGE_SIZE, 100]} />}
    </Box>
  );
};

const columns = (
  <>
    {nameColumn('translations.en.title', title, picture, field('title'))}
    <Column
      render={(post) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateOf(post)}</Box>}
      source="published_date"
    />
    <Column render={labels('category')} source="category" />
    <Column label={field('status')} render={status} source="is_active" />
    <Column disableSort render={labels('tags')} source="tags" />
    <Column disableSort source="author_name" />
    <Column render={({ updated_date }) => shownDay(updated_date)} source="updated_date" />
    {idColumn}
  </>
);
