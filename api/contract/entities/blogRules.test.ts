import { records } from '../testing/examples.ts';
import { rules, withTexts } from '../testing/ruleTable.ts';
import { blogPostUpdate, postRuleOrder } from './blogPost.ts';

const post = records.blogPostRecord;
const SLUG = [
  'URL slug is required for both languages',
  'URL slug je povinný pro oba jazyky',
] as const;
const POST_TITLE = [
  'Title is required in both languages',
  'Název je povinný v obou jazycích',
] as const;

rules(
  'blog post',
  blogPostUpdate,
  [
    ['slug', withTexts(post, 'en', { slug: '' }), 'translations.en.slug', ...SLUG],
    [
      'Czech slug before English title',
      withTexts(withTexts(post, 'en', { title: '' }), 'cs', { slug: ' ' }),
      'translations.cs.slug',
      ...SLUG,
    ],
    ['title', withTexts(post, 'cs', { title: ' ' }), 'translations.cs.title', ...POST_TITLE],
    [
      'digits alone',
      withTexts(post, 'cs', { slug: '2026' }),
      'translations.cs.slug',
      'A slug may contain lower-case letters, digits and hyphens, and must not be digits alone.',
      'Slug smí obsahovat malá písmena, číslice a pomlčky a nesmí to být jen číslice.',
    ],
    [
      'a path of the API',
      withTexts(post, 'en', { slug: 'check-slug' }),
      'translations.en.slug',
      'This slug is reserved. Please choose another one.',
      'Tento slug je vyhrazený. Zvolte prosím jiný.',
    ],
  ],
  postRuleOrder,
);
