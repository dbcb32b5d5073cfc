import type { Answer, DescribedPath, Part } from '../model.ts';

const file = (id: string, summary: string, type: string): DescribedPath => {
  const answer: Answer = {
    description: 'The file.',
    content: { [type]: { schema: { type: 'string' } } },
  };
  return { get: { id, summary, access: 'public', answers: { 200: answer } } };
};

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
    '/docs': file('getReferencePage', 'Read it as a page', 'text/html'),
    '/docs/start.js': file('getReferenceStart', 'Starts the page', 'text/javascript'),
    '/docs/style.css': file('getReferenceColors', 'The colours of the page', 'text/css'),
    '/docs/swagger-ui-bundle.js': file('getReferenceScript', 'Swagger UI', 'text/javascript'),
    '/docs/swagger-ui.css': file('getReferenceStyles', 'The styles of Swagger UI', 'text/css'),
  },
};
