import type { Answer, Part } from '../model.ts';

const file = (description: string, type: string): Record<number, Answer> => ({
  200: { description, content: { [type]: { schema: { type: 'string' } } } },
});

/** This document and the page made of it. */
export const referencePart: Part = {
  tag: { name: 'Reference', description: 'This document.' },
  paths: {
    '/openapi.json': {
      get: {
        id: 'getOpenApiDocument',
        summary: 'Read this document',
        access: 'public',
        answers: {
          200: {
            description: 'OpenAPI 3.1.',
            content: { 'application/json': { schema: { type: 'object' } } },
          },
        },
      },
    },
    '/docs': {
      get: {
        id: 'getReferencePage',
        summary: 'Read it as a page',
        access: 'public',
        answers: file('The page.', 'text/html'),
      },
    },
    '/docs/filter.js': {
      get: {
        id: 'getReferenceScript',
        summary: 'The search of the page',
        access: 'public',
        answers: file('A script.', 'text/javascript'),
      },
    },
  },
};
