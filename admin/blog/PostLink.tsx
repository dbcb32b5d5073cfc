import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { PostPreview } from './PostPreview.tsx';
import { postAddress } from './postAddress.ts';

/** Leads to a published post on the site; a draft has a preview instead (back-office §2). */
export const PostLink = () => {
  const post = useRecordContext<BlogPostRecord>();
  const translate = useTranslate();
  const [previewed, setPreviewed] = useState(false);
  if (!post) return null;
  const address = postAddress(post, currentLanguage());
  const label = translate(`resources.blog.action.${address ? 'view' : 'preview'}`);
  const action = address
    ? { href: address, target: '_blank', rel: 'noopener' }
    : { onClick: () => setPreviewed(true) };
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} size="small" {...action}>
          {address ? <OpenInNew fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      </Tooltip>
      {previewed && <PostPreview onClose={() => setPreviewed(false)} post={post} />}
    </>
  );
};
