// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import type { ZodType } from 'zod';
// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import { discountCodeUpdate } from '../../api/contract/entities/discountCode.ts';
// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import { mediaItemUpdate } from '../../api/contract/entities/mediaItem.ts';
import { toFieldErrors } from '../../api/contract/fieldErrors.ts';
// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import { PENDING_FILE } from '../../api/contract/fields.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { type MessageKey, messageText } from '../../api/contract/messages/messages.ts';
import { CONTENT } from '../../api/contract/resources.ts';
import { schemasOf } from '../../api/contract/schemas.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';
import { apiOf } from '../providers/resourceApis.ts';

/** The schemas of the other resources with such a form: one for a new record and for a change. */
const BESIDE_CONTENT: Readonly<Record<string, ZodType>> = {
  media: mediaItemUpdate,
  'discount-codes': discountCodeUpdate,
};

/**
 * The rules broken by a form's record: dotted field path → text, in rule order.
 * Throws for a resource without declared rules.
 */
export function brokenRules(
  resource: string,
  isNew: boolean,
  record: FormFields,
  locale: Locale,
): Record<string, string> {
  const { path } = apiOf(resource);
  const { create, update, ruleOrder } = rulesOf(path);
  // A product's photos are checked when added; removed ones are still in the list.
  const { photos: _, ...fields } = record;
  const sent = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isChosenFile(value) ? PENDING_FILE : value,
    ]),
  );
  return {
    ...texts(isNew ? create : update, sent, locale, ruleOrder),
    ...altTexts(record, locale),
  };
}

function rulesOf(path: string) {
  const content = CONTENT.find((other) => other.path === path);
  if (content) return schemasOf(content.path);
  const schema = BESIDE_CONTENT[path];
  if (!schema) throw new Error(`No rules are declared for the resource ${path}`);
  return { create: schema, update: schema, ruleOrder: [] };
}

function texts(
  schema: ZodType,
  input: unknown,
  locale: Locale,
  order?: readonly MessageKey[],
): Record<string, string> {
  const { error } = schema.safeParse(input);
  if (!error) return {};
  const { errors } = toFieldErrors(error, order);
  return Object.fromEntries(
    Object.entries(errors).map(([path, { key, params }]) => [
      path,
      messageText(key, locale, params),
    ]),
  );
}

/** Alternative texts are saved on the pictures, by the rules of those. */
function altTexts(record: FormFields, locale: Locale): Record<string, string> {
  const broken = Object.entries(record)
    .filter(([name, info]) => name.endsWith('_info') && Object(info).alt !== undefined)
    .flatMap(([name, info]) =>
      Object.entries(texts(mediaItemUpdate, info, locale)).map(([path, text]) => [
        `${name}.${path}`,
        text,
      ]),
    );
  return Object.fromEntries(broken);
}
