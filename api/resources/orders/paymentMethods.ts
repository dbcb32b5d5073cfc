import { PaymentMethod } from '../../../db/models/paymentMethod.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { withBareTexts } from '../../contract/bareTexts.ts';
import {
  type PaymentMethodInput,
  paymentMethod,
  paymentMethodCreate,
  paymentMethodUpdate,
} from '../../contract/entities/paymentMethod.ts';
import { localized } from '../../contract/locales.ts';
import type { PaymentMethod as WirePaymentMethod } from '../../contract/types.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { BARE_TEXT } from '../openapi/fieldNotes.ts';

/** Ways to pay an order; `kind` decides how it is treated (decisions, Shop). */
export const paymentMethods: Content<PaymentMethod, PaymentMethodInput, WirePaymentMethod> = {
  path: 'orders/payment-methods',
  record: paymentMethod,
  docs: {
    name: 'PaymentMethod',
    plural: 'PaymentMethods',
    tag: {
      name: 'Payment methods',
      description:
        'Ways to pay; `kind` decides how one is treated. `/payment-methods` is the same address.',
    },
    alsoTakes: { name: BARE_TEXT },
  },
  audited: true,
  model: PaymentMethod,
  texts: PaymentMethod,
  hasSlug: false,
  notFound: 'error.notFound',
  create: paymentMethodCreate,
  update: paymentMethodUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    kind: { ...text, nullable: true },
    display_order: integer,
    is_active: boolean,
    ...translated('name'),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('offered'),
  files: [],
  columns: ({ kind, display_order, is_active }) => ({
    kind,
    display_order,
    is_active,
  }),
  searched: ({ translations }) => [translations.en.name, translations.cs.name],
  translations: ({ translations }) => translations,
  present: (method, { locale }) => {
    const translations = translationsOf(PaymentMethod.translated, method.translations);
    return {
      id: method.id,
      name: localized(translations, 'name', locale),
      kind: method.kind,
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
