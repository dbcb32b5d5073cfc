import Router from '@koa/router';
import { SecurityEvent } from '../../../../db/models/securityEvent.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { SecurityEvent as WireEvent } from '../../../contract/types.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, text } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { deviceOf } from '../sessions/deviceOf.ts';
import { deviceInWords } from '../sessions/signIns.ts';

export const listedEvents: Listed = {
  model: SecurityEvent,
  fields: {
    id: integer,
    kind: text,
    at: text,
    last_at: text,
    times: integer,
    user_id: { ...integer, nullable: true },
    username: text,
    email: text,
    address: text,
    request_id: text,
  },
  order: [['id', 'desc']],
};

/** The security log: who signed in or failed to, changed rights and took data away. */
export function securityEventsRouter({ knex }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/security-events' });
  router.get('/', async (ctx) => {
    const rows = await listRows(ctx, SecurityEvent.query(knex), listedEvents, 'security-events');
    ctx.body = rows.map((row) => presentEvent(row, ctx.state.locale));
  });
  return router;
}

const presentEvent = (event: SecurityEvent, locale: Locale): WireEvent => ({
  id: event.id,
  kind: event.kind,
  at: event.at,
  last_at: event.last_at,
  times: event.times,
  user_id: event.user_id,
  username: event.username,
  email: event.email,
  address: event.address,
  agent: event.agent,
  request_id: event.request_id,
  device: isKnown(event.agent) ? deviceInWords(event.agent, locale) : event.agent,
  facts: event.facts,
});

const isKnown = (agent: string) => Object.values(deviceOf(agent)).some((name) => name !== null);
