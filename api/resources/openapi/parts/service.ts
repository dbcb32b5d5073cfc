import { health } from '../../../contract/entities/health.ts';
import { liveCounts } from '../../../contract/entities/liveCounts.ts';
import { answer, failures } from '../answers.ts';
import { type Answer, json, type Part, schemaRef } from '../model.ts';

/** The content as one file. */
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

/** Whether the server can work. */
export const healthPart: Part = {
  tag: { name: 'Health', description: 'For monitors and load balancers.' },
  paths: {
    '/health': {
      get: {
        id: 'getHealth',
        summary: 'Ask whether the server works',
        description:
          'Also tells whether demo content is off, being loaded or ready. A 503 with the status `full` says that nothing more can be stored.',
        access: 'public',
        answers: { 200: answer('It does.', schemaRef('Health')), ...failures(503) },
      },
    },
  },
  records: { Health: health },
};

/** What waits for administrators, sent as it changes. */
export const livePart: Part = {
  tag: { name: 'Live', description: 'What waits for an administrator, without asking again.' },
  paths: {
    '/live': {
      get: {
        id: 'watchCounts',
        summary: 'Follow what waits',
        description:
          'With `accept: text/event-stream` an endless answer of events `counts`, whose data is a `LiveCounts`: the first at once, the next ones at each change, at most one a second, with a comment every 25 seconds. It ends with the session or when the token expires; connect again with a new one. Anything else is answered once, as JSON.',
        access: 'administrator',
        answers: {
          200: {
            description: 'What waits.',
            content: {
              ...json(schemaRef('LiveCounts')),
              'text/event-stream': { schema: { type: 'string' } },
            },
          },
          ...failures(429),
        },
      },
    },
  },
  records: { LiveCounts: liveCounts },
};

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
