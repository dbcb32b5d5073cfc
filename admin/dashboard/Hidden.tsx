import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import type { Overview } from '../../api/contract/types.ts';

/** What is not on the site yet: hidden products and drafts of posts. */
export const Hidden = ({ products, posts }: Overview['unpublished']) => {
  const translate = useTranslate();
  if (products + posts === 0) return null;
  const link = (resource: string, text: string, smart_count: number) => (
    <Link component={LinkBase} key={resource} sx={{ ml: 1 }} to={`/${resource}?${NOT_ACTIVE}`}>
      {translate(text, { smart_count })}
    </Link>
  );
  return (
    <Typography sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }} variant="body2">
      {translate('dashboard.gaps.hidden')}
      {products > 0 && link('products', 'dashboard.gaps.products', products)}
      {posts > 0 && link('blog', 'dashboard.gaps.posts', posts)}
    </Typography>
  );
};

const NOT_ACTIVE = `filter=${encodeURIComponent(JSON.stringify({ is_active: false }))}`;
