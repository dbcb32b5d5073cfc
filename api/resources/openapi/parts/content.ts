import { answer, failures } from '../answers.ts';
import type { Part } from '../model.ts';

/** The content as one file (decisions, Reading and writing). */
export const contentPart: Part = {
  tag: { name: 'Content', description: 'All content at once.' },
  paths: {
    '/db': {
      get: {
        id: 'getContent',
        summary: 'Read the whole content',
        description:
          "In json-server's file format: a list per resource. Never orders, messages, users or mails.",
        access: 'administrator',
        answers: {
          200: answer('The content.', {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'object' } },
          }),
          ...failures(401),
        },
      },
    },
  },
};
