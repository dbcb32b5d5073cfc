import { answer } from '../../../platform/openapi/answers.ts';
import type { Described, RouterPart } from '../../../platform/openapi/model.ts';

const file = (
  id: string,
  summary: string,
  description: string,
  type: string,
): Omit<Described, 'rule'> => ({
  id,
  summary,
  answers: { 200: { description, content: { [type]: { schema: { type: 'string' } } } } },
});

export const referencePart: RouterPart = {
  tag: { name: 'Reference', description: 'This document.' },
  routes: {
    'get /openapi.json': {
      id: 'getOpenApiDocument',
      summary: 'Read this document',
      answers: { 200: answer('OpenAPI 3.1.', { type: 'object' }) },
    },
    'get /docs': file('getReferencePage', 'Read it as a page', 'The page.', 'text/html'),
    'get /docs/filter.js': file(
      'getReferenceScript',
      'The search of the page',
      'A script.',
      'text/javascript',
    ),
    'get /docs/style.css': file(
      'getReferenceStyle',
      'The look of the page',
      'A style sheet.',
      'text/css',
    ),
  },
};
