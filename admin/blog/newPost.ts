import { pragueToday } from '../../api/contract/dates.ts';

const empty = { slug: '', title: '', summary: '', content: '' };

/** What an empty form starts from (back-office §3 and §5). */
export const newPost = () => ({
  image_path: '',
  published_date: pragueToday(new Date()),
  is_active: true,
  display_order: 0,
  category: '',
  tags: '',
  author_name: '',
  translations: { cs: { ...empty }, en: { ...empty } },
});
