import { mail } from '../../../contract/entities/mail.ts';
import { OVERVIEW_DAYS, overview } from '../../../contract/entities/overview.ts';
import { previewCreate, previewLink } from '../../../contract/entities/preview.ts';
import { revision, revisionDetail, revisionRestore } from '../../../contract/entities/revision.ts';
import { listedRevisions } from '../../revisions/router.ts';
import { answer, failures, listAnswer } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { listParameters, ownParameter } from '../listParameters.ts';
import { type Part, schemaRef } from '../model.ts';
import { keyParameter } from '../plainResource.ts';
import { requestBody } from '../requestBody.ts';

const key = keyParameter(false);
const restore = requestBody('RevisionRestore', inSchema(revisionRestore));

/** The audit trail of the content. */
export const revisionsPart: Part = {
  tag: {
    name: 'Revisions',
    description:
      'Every change of the content, with who made it and when. Of each record the last 50 versions are kept, for two years at most.',
  },
  paths: {
    '/revisions': {
      get: {
        id: 'listRevisions',
        summary: 'List changes',
        description: 'Newest first, without the records themselves. `q` looks into names.',
        access: 'administrator',
        parameters: listParameters(listedRevisions.fields),
        answers: { 200: listAnswer('The changes.', schemaRef('Revision')), ...failures(400) },
      },
    },
    '/revisions/{key}': {
      get: {
        id: 'getRevision',
        summary: 'Read one version of a record',
        description: 'With the fields that differ from the version before it.',
        access: 'administrator',
        parameters: [key],
        answers: {
          200: answer('The version.', schemaRef('RevisionDetail')),
          ...failures(404),
        },
      },
    },
    '/revisions/{key}/restore': {
      post: {
        id: 'restoreRevision',
        summary: 'Bring a version of a record back',
        description:
          'The version is written like any other: by the same rules, as a new version. A deleted record is made again under its id, a car with its photos.',
        access: 'administrator',
        parameters: [key],
        body: { ...restore.body, required: false },
        answers: {
          200: answer('The new version.', schemaRef('RevisionDetail')),
          409: answer(
            'Another version was sent than the record has (`record` is the record as it is now), its slug or key is taken, or what it belongs to is gone.',
            {
              allOf: [
                schemaRef('Error'),
                { type: 'object', properties: { record: { type: 'object' } } },
              ],
            },
          ),
          ...failures(400, 404, 413, 415, 422),
        },
      },
    },
  },
  records: { Revision: revision, RevisionDetail: revisionDetail },
  inputs: restore.inputs,
};

const preview = requestBody('PreviewCreate', inSchema(previewCreate));

/** Signed links to records that visitors do not see yet. */
export const previewsPart: Part = {
  tag: { name: 'Previews', description: 'Signed links that show one hidden record on the site.' },
  paths: {
    '/previews': {
      post: {
        id: 'createPreview',
        summary: 'Make a link that shows a hidden record on the site',
        description:
          'The page shows what visitors see and that one record, for an hour, to whoever has the link. Its calls to the API carry the token as the header `x-preview`.',
        access: 'administrator',
        body: preview.body,
        answers: {
          201: answer('The address and until when it holds.', schemaRef('PreviewLink')),
          ...failures(400, 404, 413, 415, 422),
        },
      },
    },
  },
  records: { PreviewLink: previewLink },
  inputs: preview.inputs,
};

/** What the dashboard of the back-office shows. */
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
        parameters: [key],
        answers: { 200: answer('How the mail stands.', schemaRef('Mail')), ...failures(404) },
      },
    },
  },
  records: { Mail: mail },
};
