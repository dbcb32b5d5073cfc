import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { BlogPostRecord } from '../../api/contract/types.ts';

/** Published or Draft (back-office §2). */
export const PostStatus = ({ post: { is_active } }: { post: BlogPostRecord }) => {
  const translate = useTranslate();
  return (
    <Chip
      color={is_active ? 'success' : 'default'}
      label={translate(`resources.blog.status.${is_active ? 'published' : 'draft'}`)}
      size="small"
      variant="outlined"
    />
  );
};
