import { pragueToday } from '../../api/contract/dates.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { GeneralInputs } from './GeneralInputs.tsx';

export const PostForm = () => <ArticleForm defaults={newPost} general={<GeneralInputs />} />;

export const newPost = () => {
  const texts = { slug: '', title: '', summary: '', content: '' };
  return {
    image_path: '',
    published_date: pragueToday(new Date()),
    is_active: true,
    display_order: 0,
    category: '',
    tags: '',
    author_name: '',
    translations: { cs: { ...texts }, en: { ...texts } },
  };
};
