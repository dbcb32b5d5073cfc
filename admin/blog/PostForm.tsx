import { Form } from 'react-admin';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { FormPreview } from './FormPreview.tsx';
import { newPost } from './newPost.ts';
import { PostTabs } from './PostTabs.tsx';

/** A post's form with its three tabs (back-office §2). */
export const PostForm = () => (
  <Form defaultValues={newPost} disableInvalidFormNotification>
    <PostTabs />
    <FormToolbar>
      <FormPreview />
    </FormToolbar>
  </Form>
);
