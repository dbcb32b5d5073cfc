import { urls } from '../urls.ts';

/** The blog's filter and page; '' means all. */
export interface BlogChoice {
  page: number;
  category: string;
  tag: string;
}

export function readChoice(search: URLSearchParams): BlogChoice {
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    category: search.get('category')?.trim() ?? '',
    tag: search.get('tag')?.trim() ?? '',
  };
}

/** The address of a filter; without a page it is the first one. */
export function blogAddress({ page = 1, category, tag }: Partial<BlogChoice>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (tag) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? urls.blog : `${urls.blog}?${text}`;
}
