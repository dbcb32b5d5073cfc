import type { Knex } from 'knex';
import { ShippingMethod } from '../../../../db/models/content.ts';
import { asksPoint } from '../../../contract/shipping.ts';
import { notFound } from '../../../platform/failure.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { framedHeaders } from '../../../platform/http/securityHeaders.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { Answer } from '../../../platform/openapi/model.ts';
import { WIDGET_POLICY, WIDGET_SCRIPT, widgetPage } from './widgetPage.ts';

/** The page of Packeta's map for the frame of the checkout; there is none unless a method uses it. */
export const packetaRoutes = ({ knex }: { knex: Knex }): Route[] => [
  route({
    id: 'getPacketaScript',
    method: 'get',
    path: '/pickup-points/packeta.js',
    needs: 'public',
    summary: 'Read the script of the page with Packeta’s map',
    answers: { 200: fileAnswer('The script.', 'text/javascript') },
    run: (ctx) => {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.body = WIDGET_SCRIPT;
    },
  }),
  route({
    id: 'getPacketaPage',
    method: 'get',
    path: '/pickup-points/packeta/:key',
    needs: 'public',
    summary: 'Open a page with Packeta’s map',
    description:
      'For a frame of the checkout, which it tells the chosen point by `postMessage`. The one page of the site whose policy admits Packeta’s script.',
    parameters: [query('lang', 'The language of the map.', { type: 'string', enum: ['cs', 'en'] })],
    answers: { 200: fileAnswer('The page.', 'text/html') },
    run: async (ctx) => {
      const method = await ShippingMethod.query(knex)
        .findById(recordId(ctx.params.key))
        .modify('active');
      if (!method || !asksPoint(method) || method.points !== 'packeta' || !method.packeta_key) {
        throw notFound();
      }
      ctx.set(framedHeaders(WIDGET_POLICY));
      ctx.set('referrer-policy', 'strict-origin-when-cross-origin');
      ctx.type = 'text/html; charset=utf-8';
      // A frame can't say the language of the page around it in a header.
      const { lang } = ctx.query;
      ctx.body = widgetPage(method, lang === 'cs' || lang === 'en' ? lang : ctx.state.locale);
    },
  }),
];

const fileAnswer = (description: string, type: string): Answer => ({
  description,
  content: { [type]: { schema: { type: 'string' } } },
});
