import { previewCreate, previewLink } from '../../../contract/entities/preview.ts';
import { answer, failures } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { type Part, schemaRef } from '../model.ts';
import { requestBody } from '../requestBody.ts';

const asked = requestBody('PreviewCreate', inSchema(previewCreate));

/** Signed links to what visitors don't see yet (decisions: the Preview button of drafts). */
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
        body: asked.body,
        answers: {
          201: answer('The address and until when it holds.', schemaRef('PreviewLink')),
          ...failures(400, 404, 413, 415, 422),
        },
      },
    },
  },
  records: { PreviewLink: previewLink },
  inputs: asked.inputs,
};
