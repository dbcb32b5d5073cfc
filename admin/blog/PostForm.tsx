import Box from '@mui/material/Box';
import { Form } from 'react-admin';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { FormPreview } from './FormPreview.tsx';
import { newPost } from './newPost.ts';
import { PostTabs } from './PostTabs.tsx';

/** A post's form with its three tabs (back-office §2). */
export const PostForm = () => (
  <Box sx={FULL_HEIGHT}>
    <Form defaultValues={newPost} disableInvalidFormNotification>
      <PostTabs />
      <FormToolbar>
        <FormPreview />
      </FormToolbar>
    </Form>
  </Box>
);

const FULL_HEIGHT = {
  flex: 1,
  '& > form': { minHeight: '100%', display: 'flex', flexDirection: 'column' },
};
