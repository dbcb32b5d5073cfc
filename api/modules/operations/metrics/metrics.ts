import type { RequestListener } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Knex } from 'knex';
import type { ResponseCache } from '../../../platform/cache/responseCache.ts';
import type { Config } from '../../../platform/config.ts';
import type { Middleware } from '../../../platform/http/context.ts';
import { isOwnRequest } from '../../../platform/http/principal.ts';
import type { Encoders } from '../../../platform/images/forkEncoder.ts';
import { isSameSecret } from '../../../platform/secrets.ts';
import { placedCount } from '../../orders/index.ts';

interface MetricsDeps {
  config: Pick<Config, 'metricsToken' | 'metricsPort'>;
  knex: Knex;
  cache: ResponseCache;
  encoders: Encoders;
}

const PATH = '/metrics';

/** Seconds; a page in the making takes a few milliseconds, a picture some seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How often the event loop is looked at. */
const LOOP_MS = 20;

/** What Prometheus asks for; null, and nothing of it loaded, where neither port nor token is set. */
export async function createMetrics({ config, knex, cache, encoders }: MetricsDeps) {
  const { metricsToken: token, metricsPort } = config;
  if (token === undefined && metricsPort === undefined) return null;
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registers = [new Registry()];
  const [registry] = registers;
  const durations = new Histogram({
    registers,
    buckets: BUCKETS,
    name: 'http_request_duration_seconds',
    help: 'Time until an answer is ready, by route; answers from memory are paddock_kept_answers_total',
    labelNames: ['method', 'route', 'status'],
  });
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      registers,
      name,
      help,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      registers,
      name,
      help,
      collect() {
        this.set(read());
      },
    });
  // The library's own set watches each collection of garbage, which cost up to a tenth of the answers.
  const loop = monitorEventLoopDelay({ resolution: LOOP_MS });
  loop.enable();
  // What is measured is the time from one look to the next.
  const lag = (percent: number) => Math.max(0, loop.percentile(percent) / 1e9 - LOOP_MS / 1e3);
  gauge('nodejs_eventloop_lag_p50_seconds', 'Since the start', () => lag(50));
  gauge('nodejs_eventloop_lag_p99_seconds', 'Since the start', () => lag(99));
  gauge('process_resident_memory_bytes', 'All of it', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Of objects', () => process.memoryUsage().heapUsed);
  counter('process_cpu_seconds_total', 'User and system', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const states = (name: string, help: string, read: () => object | Promise<object>) =>
    new Gauge({
      registers,
      name,
      help,
      labelNames: ['state'],
      async collect() {
        this.reset();
        // The other metrics are reported even while the database is unavailable.
        const values = await Promise.resolve(read()).catch(() => ({}));
        for (const [state, value] of Object.entries(values)) this.set({ state }, Number(value));
      },
    });
  counter('paddock_kept_answers_total', 'Answers from memory', () => cache.hits);
  counter('paddock_orders_accepted_total', 'Orders that this process stored', placedCount);
  states('paddock_database_connections', 'Of this process; waiting: for one', () => {
    const { pool } = knex.client;
    return {
      used: pool.numUsed(),
      free: pool.numFree(),
      waiting: pool.numPendingAcquires(),
    };
  });
  states('paddock_mails', 'Failing: tried and to be tried again; failed: given up', () =>
    mailStates(knex),
  );
  states('paddock_pictures', 'Begun: in the encoders; avif: still to be made', async () => ({
    ...encoders.load?.(),
    ...(await knex('uploads').where('avif_pending', true).count({ avif: '*' }).first()),
  }));

  const answer = async (authorization: string | undefined) => {
    if (token !== undefined && !isSameSecret(authorization ?? '', `Bearer ${token}`)) {
      return { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: 'Unauthorized\n' };
    }
    const headers = { 'content-type': registry?.contentType ?? '', 'cache-control': 'no-store' };
    return { status: 200, headers, body: (await registry?.metrics()) ?? '' };
  };

  const measured: Middleware = async function measuredMiddleware(ctx, next) {
    // Only its own port serves it.
    if (token !== undefined && ctx.path === PATH) {
      const { status, headers, body } = await answer(ctx.get('authorization'));
      ctx.set(headers);
      Object.assign(ctx, { status, body });
      return;
    }
    const end = durations.startTimer();
    await next();
    if (isOwnRequest(ctx)) return;
    end({ method: ctx.method, route: routeOf(ctx), status: String(ctx.status) });
  };

  const listener: RequestListener = (req, res) => {
    const answering = req.url === PATH ? answer(req.headers.authorization) : null;
    if (!answering) res.writeHead(404).end();
    else {
      answering.then(
        ({ status, headers, body }) => res.writeHead(status, headers).end(body),
        () => res.writeHead(500).end(),
      );
    }
  };
  return { measured, listener };
}

/** Mails that wait, fail and have failed. */
const mailStates = (knex: Knex): Promise<object> =>
  knex('outbox')
    .whereNull('sent_at')
    .first({
      waiting: count(knex, 'next_attempt_at is not null and attempts = 0'),
      failing: count(knex, "next_attempt_at is not null and attempts > 0 and error <> ''"),
      failed: count(knex, 'next_attempt_at is null'),
    });

const count = (knex: Knex, condition: string) =>
  knex.raw(`sum(case when ${condition} then 1 else 0 end)`);

/** Of a router, a page or a folder of files: never what a visitor may write there. */
function routeOf(ctx: Parameters<Middleware>[0]): string {
  const { _matchedRoute: matched, state, path } = ctx;
  if (typeof matched === 'string') return matched;
  if (state.page !== undefined) return state.page;
  const [, first = ''] = path.split('/');
  return FOLDERS.has(first) ? `/${first}/*` : '*';
}

const FOLDERS = new Set(['api', 'admin', 'assets', 'uploads']);
