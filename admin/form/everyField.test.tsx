import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Descriptor } from '../../api/contract/descriptor.ts';
import { type ContentPath, RESOURCES } from '../../api/contract/resources.ts';
import { schemasOf } from '../../api/contract/schemas.ts';
import { MOUNTED } from '../resources.ts';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

/** Fields whose inputs an empty form hasn't got yet: rows of lists, and what depends on a choice. */
const SHOWN_LATER: Partial<Record<ContentPath, readonly string[]>> = {
  products: ['features', 'options', 'variants', 'voucher_months', 'voucher_until'],
  'orders/shipping-methods': ['packeta_key'],
};

/** The text that is written in an editor, which has no name. */
const RICH_TEXT = 'content';

/** Those with a form for one record; photos of cars are edited together. */
const PATHS = (Object.keys(RESOURCES) as ContentPath[]).filter((path) => path !== 'car-photos');

/** What the form of legal texts begins with. */
const DRAFT = { translations: { en: { content: '' }, cs: { content: '' } }, placeholders: [] };

/** The fields of a write, texts in Czech, without pictures, whose inputs have no name. */
function typedFields(path: ContentPath): string[] {
  const { texts, files, pictureTables = [], derived = [] }: Descriptor = RESOURCES[path];
  const others = [
    'translations',
    ...derived,
    ...files.map((file) => file.path),
    ...pictureTables.map(({ field }) => field),
  ];
  const plain = Object.keys(schemasOf(path).update.shape).filter((name) => !others.includes(name));
  const typed = texts.filter((text) => text !== RICH_TEXT);
  return [...plain, ...typed.map((text) => `translations.cs.${text}`)];
}

const hasInput = (field: string): boolean =>
  [...document.querySelectorAll('[name], [id]')]
    .flatMap((element) => [element.getAttribute('name') ?? '', element.id])
    .some((name) => name === field || name.startsWith(`${field}.`));

it.each(PATHS)('the form of %s has an input for every field', async (path) => {
  const { screen: name = path }: Descriptor = RESOURCES[path];
  const resource = MOUNTED.find((each) => each.name === name);
  if (!resource) throw new Error(`There is no screen ${name}`);
  await renderScreen({
    address: `/${name}/create`,
    locale: 'cs',
    resource,
    answer: ({ url }) =>
      url.includes('/draft/') ? json(DRAFT) : json([], 200, { 'x-total-count': '0' }),
  });
  await waitFor(() =>
    expect(typedFields(path).filter((field) => !hasInput(field))).toEqual(SHOWN_LATER[path] ?? []),
  );
});
