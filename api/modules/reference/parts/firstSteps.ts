import { demoSeason } from '../../../contract/entities/demoSeason.ts';
import { firstSteps } from '../../../contract/entities/firstSteps.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';

const steps = { 200: answer('The steps.', 'FirstSteps') };

export const firstStepsPart: RouterPart = {
  tag: { name: 'First steps', description: 'What a new site needs before it opens.' },
  routes: {
    'get /first-steps': {
      id: 'getFirstSteps',
      summary: 'Read the first steps',
      description: 'Each is done, or not, by the data themselves.',
      answers: steps,
    },
    'post /first-steps/shipping': {
      id: 'confirmShipping',
      summary: 'Say that the ways to send are right',
      description: 'Until the demo season is removed, where they were its own.',
      answers: steps,
    },
    'post /first-steps/test-mail': {
      id: 'sendTestMail',
      summary: 'Send a test mail to oneself',
      description: 'It goes the way of all mails; the steps tell how it stands.',
      answers: { ...steps, ...failures(429) },
    },
  },
  records: { FirstSteps: firstSteps },
};

export const demoSeasonPart: RouterPart = {
  tag: { name: 'Demo season', description: 'What the first start loaded to be looked at.' },
  routes: {
    'get /demo-season': {
      id: 'getDemoSeason',
      summary: 'Read what removing the demo season would do',
      answers: { 200: answer('What would go and what would stay.', 'DemoSeason') },
    },
    'delete /demo-season': {
      id: 'removeDemoSeason',
      summary: 'Remove the demo season',
      description:
        'What nobody edited is deleted, settings and methods become neutral; the audit trail can restore them. What was edited stays, orders and messages too. It is never loaded again.',
      answers: {
        200: answer('What was removed and what stayed.', 'DemoSeason'),
        ...failures(409),
      },
    },
  },
  records: { DemoSeason: demoSeason },
};
