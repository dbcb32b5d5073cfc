import type { BlogPostRecord } from '../contract/types.ts';
import type { Harness } from './harness.ts';

/** A valid post in both languages; its slugs are `name-en` and `name-cs`. */
export const postOf = (name: string, fields: Record<string, unknown> = {}) => ({
  translations: {
    en: { slug: `${name}-en`, title: `${name} in English`, summary: '', content: `<p>${name}</p>` },
    cs: { slug: `${name}-cs`, title: `${name} česky`, summary: '', content: `<p>${name} cs</p>` },
  },
  ...fields,
});

export async function createPost(
  api: Harness,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<BlogPostRecord> {
  const { body } = await api.admin<BlogPostRecord>('/blog', { body: postOf(name, fields) });
  return body;
}
