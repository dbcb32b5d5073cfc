import type { Answer } from './model.ts';

/** An answer that is a file of one of these types, for the reference. */
export const fileAnswer = (description: string, ...types: string[]): Answer => ({
  description,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  ),
});
