import { revision, revisionDetail, revisionRestore } from '../../../contract/entities/revision.ts';
import { listedRevisions } from '../../revisions/router.ts';
import { answer, failures, listAnswer } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { listParameters } from '../listParameters.ts';
import { type Part, schemaRef } from '../model.ts';
import { requestBody } from '../requestBody.ts';
import { keyParameter } from '../resourceWrites.ts';

const key = keyParameter(false);
const { body, inputs } = requestBody('RevisionRestore', inSchema(revisionRestore));

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
        body: { ...body, required: false },
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
  inputs,
};
