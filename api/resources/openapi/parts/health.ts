import { health } from '../../../contract/entities/health.ts';
import { answer, failures } from '../answers.ts';
import { type Part, schemaRef } from '../model.ts';

/** Whether the server can work (decisions, One process). */
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
