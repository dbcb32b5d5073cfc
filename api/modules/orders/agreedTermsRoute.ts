import type { Knex } from 'knex';
import { AgreedText } from '../../../db/models/agreedText.ts';
import type { AgreedText as WireText } from '../../contract/types.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { answer } from '../../platform/openapi/answers.ts';
import { findOrder } from './queries.ts';

/** The terms that the buyer of an order agreed to. */
export const agreedTermsRoute = ({ knex }: { knex: Knex }): Route =>
  route({
    id: 'getAgreedTerms',
    method: 'get',
    path: '/orders/admin/orders/:key/terms',
    needs: 'read orders',
    summary: 'Read the terms that an order agreed to',
    description: 'Word for word, in the order’s language. Older orders have none.',
    answers: { 200: answer('The text.', 'AgreedText') },
    run: async (ctx) => {
      const { terms_digest: digest } = await findOrder(knex, ctx.params.key);
      const text = await AgreedText.query(knex)
        .modify('texts')
        .findById(digest ?? '')
        .throwIfNotFound();
      return {
        digest: text.digest,
        kind: text.kind,
        locale: text.locale,
        valid_from: text.valid_from,
        content: text.content,
        withdrawal: text.withdrawal,
      } satisfies WireText;
    },
  });
