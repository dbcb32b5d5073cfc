import Visibility from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PostPreview } from './PostPreview.tsx';

/** Shows the post as it stands in the form, saved or not (decisions: a draft's preview). */
export const FormPreview = () => {
  const { getValues } = useFormContext();
  const translate = useTranslate();
  const [post, setPost] = useState<RaRecord | null>(null);
  return (
    <>
      <Button
        color="inherit"
        onClick={() => setPost({ id: 'preview', ...getValues() })}
        startIcon={<Visibility />}
      >
        {translate('resources.blog.action.preview')}
      </Button>
      {post && <PostPreview onClose={() => setPost(null)} post={post} />}
    </>
  );
};
