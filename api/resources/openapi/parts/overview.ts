import { OVERVIEW_DAYS, overview } from '../../../contract/entities/overview.ts';
import { answer } from '../answers.ts';
import { ownParameter } from '../listParameters.ts';
import { type Part, schemaRef } from '../model.ts';

/** What the back-office shows first (back-office §2, Dashboard). */
export const overviewPart: Part = {
  tag: { name: 'Overview', description: 'How the shop does, and what waits to be done.' },
  paths: {
    '/overview': {
      get: {
        id: 'getOverview',
        summary: 'Read the overview',
        description:
          'Sales by day of Prague, orders to be shipped, unread messages, the next event, and what visitors see without a picture or a translation.',
        access: 'administrator',
        parameters: [
          ownParameter('days', 'How many days of sales; clamped.', {
            type: 'integer',
            minimum: OVERVIEW_DAYS.min,
            maximum: OVERVIEW_DAYS.max,
            default: OVERVIEW_DAYS.default,
          }),
        ],
        answers: { 200: answer('The overview.', schemaRef('Overview')) },
      },
    },
  },
  records: { Overview: overview },
};
