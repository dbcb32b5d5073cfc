import { ShippingMethod } from '../../../db/models/shippingMethod.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { withBareTexts } from '../../contract/bareTexts.ts';
import {
  type ShippingMethodInput,
  shippingMethod,
  shippingMethodCreate,
  shippingMethodUpdate,
} from '../../contract/entities/shippingMethod.ts';
import { localized } from '../../contract/locales.ts';
import { toCrowns, toHalere } from '../../contract/money.ts';
import type { ShippingMethod as WireShippingMethod } from '../../contract/types.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, money, translated } from '../crud/fields.ts';
import { BARE_TEXT } from '../openapi/fieldNotes.ts';

/** Ways to send an order; `name` comes in the asked language (decisions, Shop). */
export const shippingMethods: Content<ShippingMethod, ShippingMethodInput, WireShippingMethod> = {
  path: 'orders/shipping-methods',
  record: shippingMethod,
  docs: {
    name: 'ShippingMethod',
    plural: 'ShippingMethods',
    tag: {
      name: 'Shipping methods',
      description:
        'Ways to send an order and what they cost. `/shipping-methods` is the same address.',
    },
    alsoTakes: { name: BARE_TEXT },
  },
  audited: true,
  model: ShippingMethod,
  texts: ShippingMethod,
  hasSlug: false,
  notFound: 'error.notFound',
  create: shippingMethodCreate,
  update: shippingMethodUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    price: money('price_halere'),
    display_order: integer,
    is_active: boolean,
    ...translated('name'),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  files: [],
  columns: ({ price, display_order, is_active }) => ({
    price_halere: toHalere(price),
    display_order,
    is_active,
  }),
  searched: ({ translations }) => [translations.en.name, translations.cs.name],
  translations: ({ translations }) => translations,
  present: (method, { locale }) => {
    const translations = translationsOf(ShippingMethod.translated, method.translations);
    return {
      id: method.id,
      name: localized(translations, 'name', locale),
      price: toCrowns(method.price_halere),
      display_order: method.display_order,
      is_active: method.is_active,
      translations,
      version: method.version,
    };
  },
  hooks: {
    readBody: (body, ctx) => withBareTexts(body, ['name'], ctx.state.locale),
  },
};
