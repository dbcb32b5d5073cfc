import type { Knex } from 'knex';
import { LegalText } from '../../../db/models/content.ts';
import { LEGAL_KINDS, type LegalKind } from '../../contract/constants.ts';
import { legalDraft, shownLegalText } from '../../contract/entities/legalText.ts';
import { filledIn, PLACEHOLDERS } from '../../contract/legal/placeholders.ts';
import type { LegalDraft, ShownLegalText } from '../../contract/types.ts';
import { notFound } from '../../platform/failure.ts';
import { narrowToVisible } from '../../platform/http/narrowToVisible.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { answer } from '../../platform/openapi/answers.ts';
import { query } from '../../platform/openapi/listParameters.ts';
import { partsOf } from './parts.ts';
import { readLegalValues } from './placeholderValues.ts';
import { daysInForce, filledText, writtenText } from './versions.ts';

interface LegalDeps {
  knex: Knex;
  now(): Date;
}

const KEY = `The document: ${LEGAL_KINDS.join(', ')}.`;

/** The text of a document that visitors read, and what a new version of it begins with. */
export const legalRoutes = ({ knex, now }: LegalDeps): RouteGroup => ({
  tag: {
    name: 'Legal documents',
    description: 'Terms, privacy and cookies as visitors read them.',
  },
  records: { ShownLegalText: shownLegalText, LegalDraft: legalDraft },
  routes: [
    route({
      id: 'getLegalDocument',
      method: 'get',
      path: '/legal-texts/current/:key',
      needs: 'public',
      cacheTags: ['legal-texts', 'settings'],
      summary: 'Read a document',
      description:
        'In the language of the request, its placeholders filled in. The version in force, else the product’s own template; an earlier one by its day.',
      key: KEY,
      parameters: [
        query('version', 'The first day of the version.', { type: 'string', format: 'date' }),
      ],
      answers: { 200: answer('The document.', 'ShownLegalText') },
      run: async (ctx): Promise<ShownLegalText> => {
        const kind = kindOf(ctx.params.key);
        const versions = await daysInForce(knex, kind, now());
        const [asked] = [ctx.query.version].flat();
        if (asked) {
          const version = LegalText.query(knex).findOne({ kind, valid_from: asked });
          narrowToVisible(version, VERSIONS, ctx);
          await version.throwIfNotFound();
        }
        const day = asked || versions[0];
        const { valid_from, content } = await filledText(knex, kind, ctx.state.locale, day);
        return {
          kind,
          valid_from,
          valid_until: versions.findLast((other) => other > valid_from) ?? null,
          parts: partsOf(content),
          versions,
        };
      },
    }),
    route({
      id: 'getLegalDraft',
      method: 'get',
      path: '/legal-texts/draft/:key',
      needs: 'read content',
      summary: 'Read the text a new version starts from',
      description:
        'The version in force, else the product’s template, and what placeholders stand for now.',
      key: KEY,
      answers: { 200: answer('The draft.', 'LegalDraft') },
      run: async (ctx): Promise<LegalDraft> => {
        const kind = kindOf(ctx.params.key);
        const [day] = await daysInForce(knex, kind, now());
        const [en, cs] = await Promise.all([
          writtenText(knex, kind, 'en', day),
          writtenText(knex, kind, 'cs', day),
        ]);
        const values = {
          en: await readLegalValues(knex, 'en'),
          cs: await readLegalValues(knex, 'cs'),
        };
        return {
          translations: { en: { content: en.content }, cs: { content: cs.content } },
          placeholders: PLACEHOLDERS.map((name) => ({
            name,
            en: filledIn(name, [], values.en, 'en') ?? '',
            cs: filledIn(name, [], values.cs, 'cs') ?? '',
          })),
        };
      },
    }),
  ],
});

/** Visitors read the active versions, and the one that a signed preview opens. */
const VERSIONS: Parameters<typeof narrowToVisible>[1] = {
  path: 'legal-texts',
  model: LegalText,
  visible: (query) => query.modify('active'),
};

function kindOf(key: string | undefined): LegalKind {
  const kind = LEGAL_KINDS.find((known) => known === key);
  if (!kind) throw notFound();
  return kind;
}
