import { z } from 'zod';
import { LEGAL_KINDS, LIMITS } from '../constants.ts';
import { flag, isBlank, key, requiredDate, requiredText, translations } from '../fields.ts';
import { unknownPlaceholders } from '../legal/placeholders.ts';
import { LOCALES } from '../locales.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordOf } from '../recordOf.ts';

/** HTML with visible text; the sanitiser decides which elements are allowed. */
const content = () =>
  requiredText('legal.content', LIMITS.richText)
    .refine((html) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', key('legal.content'))
    .superRefine((html, ctx) => {
      const names = unknownPlaceholders(html).join(', ');
      const message: MessageKey = 'legal.placeholders';
      if (names !== '') ctx.addIssue({ code: 'custom', message, params: { names } });
    });

/** Input schema of a version of a legal text. */
export const legalTextUpdate = z.object({
  kind: z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.enum(LEGAL_KINDS, key('legal.kind')),
  ),
  valid_from: requiredDate('legal.validFrom'),
  translations: translations({ content: content() }),
  is_active: flag(true),
});

/** A version of a legal text as answered; in force from `valid_from`, a date in Prague. */
export const legalText = recordOf(legalTextUpdate);

export type LegalText = z.infer<typeof legalText>;

export const legalTextSchemas = { record: legalText, update: legalTextUpdate };

const kind = z.enum(LEGAL_KINDS);

/** A legal text as shown on the site: in one language, with placeholders filled in. */
export const shownLegalText = z.object({
  kind,
  valid_from: z.string(),
  /** The date on which a later version took effect; null for the version in force. */
  valid_until: z.string().nullable(),
  /** Split at headings; a part before the first heading has an empty id and title. */
  parts: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
  /** First dates of all versions up to now, newest first. */
  versions: z.array(z.string()),
});

export type ShownLegalText = z.infer<typeof shownLegalText>;

const draft = z.object({ content: z.string() });

/** The initial text of a new version, and the current values of its placeholders. */
export const legalDraft = z.object({
  translations: z.object({ en: draft, cs: draft }),
  placeholders: z.array(z.object({ name: z.string(), en: z.string(), cs: z.string() })),
});

export type LegalDraft = z.infer<typeof legalDraft>;

/** The exact terms that an order agreed to, with the withdrawal instructions of that time. */
export const agreedText = z.object({
  digest: z.string(),
  kind,
  locale: z.enum(LOCALES),
  valid_from: z.string(),
  content: z.string(),
  /** '' for orders from before it was kept. */
  withdrawal: z.string(),
});

export type AgreedText = z.infer<typeof agreedText>;
