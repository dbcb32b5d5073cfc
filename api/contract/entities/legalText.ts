import { z } from 'zod';
import { LEGAL_KINDS, LIMITS } from '../constants.ts';
import { flag, isBlank, key, requiredDate, requiredText, translations } from '../fields.ts';
import { unknownPlaceholders } from '../legal/placeholders.ts';
import { LOCALES } from '../locales.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordOf } from '../recordOf.ts';

/** HTML with words in it; what it may hold is decided by the sanitiser, not here. */
const content = () =>
  requiredText('legal.content', LIMITS.richText)
    .refine((html) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', key('legal.content'))
    .superRefine((html, ctx) => {
      const names = unknownPlaceholders(html).join(', ');
      const message: MessageKey = 'legal.placeholders';
      if (names !== '') ctx.addIssue({ code: 'custom', message, params: { names } });
    });

/** What a write of a legal text's version is parsed by. */
export const legalTextUpdate = z.object({
  kind: z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.enum(LEGAL_KINDS, key('legal.kind')),
  ),
  valid_from: requiredDate('legal.validFrom'),
  translations: translations({ content: content() }),
  is_active: flag(true),
});

/** A version of a legal text as it travels; it holds from the day `valid_from` in Prague. */
export const legalText = recordOf(legalTextUpdate);

export type LegalText = z.infer<typeof legalText>;

export const legalTextSchemas = { record: legalText, update: legalTextUpdate };

const kind = z.enum(LEGAL_KINDS);

/** A legal text as the site shows it: in one language, its placeholders filled in. */
export const shownLegalText = z.object({
  kind,
  valid_from: z.string(),
  /** The day from which a later version holds; null for the one in force. */
  valid_until: z.string().nullable(),
  /** What stands before the first heading has neither id nor title. */
  parts: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
  /** The days of the versions in force until now, the newest first. */
  versions: z.array(z.string()),
});

export type ShownLegalText = z.infer<typeof shownLegalText>;

const draft = z.object({ content: z.string() });

/** What a new version begins with, and what its placeholders stand for now. */
export const legalDraft = z.object({
  translations: z.object({ en: draft, cs: draft }),
  placeholders: z.array(z.object({ name: z.string(), en: z.string(), cs: z.string() })),
});

export type LegalDraft = z.infer<typeof legalDraft>;

/** The text that an order agreed to, word for word, with the instruction on withdrawal of that time. */
export const agreedText = z.object({
  digest: z.string(),
  kind,
  locale: z.enum(LOCALES),
  valid_from: z.string(),
  content: z.string(),
  /** '' where it was not kept yet. */
  withdrawal: z.string(),
});

export type AgreedText = z.infer<typeof agreedText>;
