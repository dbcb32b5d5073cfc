import { liveCounts } from '../../../contract/entities/liveCounts.ts';
import { failures } from '../answers.ts';
import { json, type Part, schemaRef } from '../model.ts';

/** What waits for administrators, told as it changes. */
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
