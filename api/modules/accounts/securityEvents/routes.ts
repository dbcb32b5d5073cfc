import type { Knex } from 'knex';
import { SecurityEvent } from '../../../../db/models/securityEvent.ts';
import { securityEvent } from '../../../contract/entities/securityEvent.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { SecurityEvent as WireEvent } from '../../../contract/types.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, moment, text, words } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';
import { listAnswer } from '../../../platform/openapi/answers.ts';
import { deviceOf } from '../sessions/deviceOf.ts';
import { deviceInWords } from '../sessions/signIns.ts';

const listedEvents: Listed = {
  model: SecurityEvent,
  fields: {
    id: integer,
    kind: text,
    at: moment,
    last_at: moment,
    times: integer,
    user_id: { ...integer, nullable: true },
    username: words,
    email: text,
    address: text,
    request_id: text,
  },
  order: [['id', 'desc']],
};

/** The security log: who signed in or failed to, changed rights and took data away. */
export const securityEventsRoutes = ({ knex }: { knex: Knex }): RouteGroup => ({
  tag: {
    name: 'Security log',
    description:
      'Sign-ins, failures, changes of rights, exports and deletions, with who, from where and when. Kept for a year, or as set by `security_days`.',
  },
  records: { SecurityEvent: securityEvent },
  routes: [
    route({
      id: 'listSecurityEvents',
      method: 'get',
      path: '/security-events',
      needs: 'read security',
      summary: 'List the security log',
      description:
        'Newest first. `q` searches names, e-mails, addresses and facts. Failed sign-ins from a network are counted in one entry per hour.',
      list: listedEvents.fields,
      answers: { 200: listAnswer('The events.', 'SecurityEvent') },
      run: async (ctx) => {
        const rows = await listRows(
          ctx,
          SecurityEvent.query(knex),
          listedEvents,
          'security-events',
        );
        return rows.map((row) => presentEvent(row, ctx.state.locale));
      },
    }),
  ],
});

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
