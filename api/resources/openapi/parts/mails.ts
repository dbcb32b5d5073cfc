import { mail } from '../../../contract/entities/mail.ts';
import { answer, failures } from '../answers.ts';
import { type Part, schemaRef } from '../model.ts';
import { keyParameter } from '../resourceWrites.ts';

/** Mails that could not be sent. */
export const mailsPart: Part = {
  tag: { name: 'Mails', description: 'Replies and order confirmations on their way out.' },
  paths: {
    '/mails/{key}/retry': {
      post: {
        id: 'retryMail',
        summary: 'Send a failed mail again',
        description: 'A mail that waits or was sent is left as it is.',
        access: 'administrator',
        parameters: [keyParameter(false)],
        answers: { 200: answer('How the mail stands.', schemaRef('Mail')), ...failures(404) },
      },
    },
  },
  records: { Mail: mail },
};
