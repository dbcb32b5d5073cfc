import { LEGAL_KINDS } from '../../../contract/constants.ts';
import { legalDraft, shownLegalText } from '../../../contract/entities/legalText.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';

const key = `The document: ${LEGAL_KINDS.join(', ')}.`;

export const legalPart: RouterPart = {
  tag: {
    name: 'Legal documents',
    description: 'Terms, privacy and cookies as visitors read them.',
  },
  routes: {
    'get /legal-texts/current/{key}': {
      id: 'getLegalDocument',
      summary: 'Read a document',
      description:
        'In the language of the request, its placeholders filled in. The version in force, else the product’s own template; an earlier one by its day.',
      key,
      parameters: [
        query('version', 'The first day of the version.', { type: 'string', format: 'date' }),
      ],
      isKept: true,
      answers: { 200: answer('The document.', 'ShownLegalText') },
    },
    'get /legal-texts/draft/{key}': {
      id: 'getLegalDraft',
      summary: 'Read what a new version begins with',
      description:
        'The version in force, else the product’s template, and what placeholders stand for now.',
      key,
      answers: { 200: answer('The draft.', 'LegalDraft') },
    },
  },
  records: { ShownLegalText: shownLegalText, LegalDraft: legalDraft },
};
