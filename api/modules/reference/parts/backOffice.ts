import {
  previewCreate,
  previewLink,
  settingsPreviewCreate,
} from '../../../contract/entities/preview.ts';
import { revision, revisionDetail, revisionRestore } from '../../../contract/entities/revision.ts';
import { answer, failures, listAnswer, olderVersion } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { listedRevisions } from '../../content/revisions/router.ts';

export const revisionsPart: RouterPart = {
  tag: {
    name: 'Revisions',
    description:
      'Every change of the content, with who made it and when. Of each record the last 50 versions are kept, for two years at most or as the setting `revision_days` says.',
  },
  routes: {
    'get /revisions': {
      id: 'listRevisions',
      summary: 'List changes',
      description: 'Newest first, without the records themselves. `q` looks into names.',
      list: listedRevisions.fields,
      answers: { 200: listAnswer('The changes.', 'Revision') },
    },
    'get /revisions/{key}': {
      id: 'getRevision',
      summary: 'Read one version of a record',
      description: 'With the fields that differ from the version before it.',
      answers: { 200: answer('The version.', 'RevisionDetail') },
    },
    'post /revisions/{key}/restore': {
      id: 'restoreRevision',
      summary: 'Bring a version of a record back',
      description:
        'The version is written like any other: by the same rules, as a new version. A deleted record is made again under its id, a car with its photos.',
      body: { ...requestBody('RevisionRestore', revisionRestore), required: false },
      answers: {
        200: answer('The new version.', 'RevisionDetail'),
        409: olderVersion(
          'Another version was sent than the record has (`record` is the record as it is now), its slug or key is taken, or what it belongs to is gone.',
          { type: 'object' },
        ),
      },
    },
  },
  records: { Revision: revision, RevisionDetail: revisionDetail },
};

export const previewsPart: RouterPart = {
  tag: { name: 'Previews', description: 'Signed links that show on the site what is not public.' },
  routes: {
    'post /previews': {
      id: 'createPreview',
      summary: 'Make a link that shows a hidden record on the site',
      description:
        'The page shows what visitors see and that one record, to whoever has the link: for an hour, and only as long as the sign-in or the token that it was made with holds and may make it. Its calls to the API carry the token as the header `x-preview`.',
      body: requestBody('PreviewCreate', previewCreate),
      answers: {
        201: answer('The address and until when it holds.', 'PreviewLink'),
        ...failures(404),
      },
    },
    'post /previews/settings': {
      id: 'createSettingsPreview',
      summary: 'Make a link that shows the site with settings before they are published',
      description:
        'The settings are kept as the draft of the administrator, in place of the one before; links to it show the newest. One that the administrator may not change is a 403. Settings of the business and private ones are shown as they are published, and so is every page where somebody orders, pays or withdraws.',
      body: requestBody('SettingsPreviewCreate', settingsPreviewCreate),
      answers: { 201: answer('The address and until when it holds.', 'PreviewLink') },
    },
  },
  records: { PreviewLink: previewLink },
};

export const contentPart: RouterPart = {
  tag: { name: 'Content', description: 'All content at once.' },
  routes: {
    'get /db': {
      id: 'getContent',
      summary: 'Read the whole content',
      description:
        "In json-server's file format: a list per resource. Never orders, messages, users or mails.",
      answers: {
        200: answer('The content.', {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'object' } },
        }),
      },
    },
  },
};
