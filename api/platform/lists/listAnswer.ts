import { type Bus, emit } from '../commands.ts';
import { answerJson } from '../http/answerJson.ts';
import type { Context } from '../http/context.ts';
import { actorOf } from '../http/principal.ts';
import type { ListQuery } from './listQuery.ts';

declare module '../commands.ts' {
  interface Events {
    /** More of a list of what people sent was read at once than screens show. */
    'list.exported': { resource: string };
  }
}

interface ReadList {
  records: readonly object[];
  total: number;
  query: Pick<ListQuery, 'window' | 'page'>;
}

/** Answers a list with its headers. */
export function answerList(ctx: Context, unit: string, { records, total, query }: ReadList): void {
  setListHeaders(ctx, unit, query, records.length, total);
  answerJson(ctx, records);
}

/** Answers a list that is never narrowed: all of it, with its headers. */
export function answerWhole(ctx: Context, unit: string, records: readonly object[]): void {
  answerList(ctx, unit, { records, total: records.length, query: { window: null, page: null } });
}

/** More records than screens show at once: counted as an export. */
const SCREENFUL = 100;

/** Answers a list of what people sent; the security log says when many of it are read at once. */
export async function answerPrivateList(
  { bus }: { bus: Bus },
  ctx: Context,
  resource: string,
  list: ReadList,
): Promise<void> {
  await notePrivateList({ bus }, ctx, resource, list.records.length);
  answerList(ctx, resource, list);
}

/** Has the security log say when many records of what people sent are read at once. */
export async function notePrivateList(
  { bus }: { bus: Bus },
  ctx: Context,
  resource: string,
  count: number,
): Promise<void> {
  if (count <= SCREENFUL) return;
  await bus.run(actorOf(ctx), async (trx) => emit(trx, 'list.exported', { resource }));
}

/** The headers of a list in both conventions: how many there are, which part this is, and where to go on. */
export function setListHeaders(
  ctx: Context,
  unit: string,
  { window, page }: Pick<ListQuery, 'window' | 'page'>,
  count: number,
  total: number,
): void {
  const first = window?.offset ?? 0;
  const span = count === 0 ? '*' : `${first}-${first + count - 1}`;
  ctx.set('content-range', `${unit} ${span}/${total}`);
  ctx.set('x-total-count', String(total));
  const link = page && linkHeader(ctx, page, total);
  if (link) ctx.set('link', link);
}

function linkHeader(
  ctx: Context,
  { number, size }: { number: number; size: number },
  total: number,
): string {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 || number > last) return '';
  const to = (page: number, rel: string) => {
    const query = new URLSearchParams(ctx.querystring);
    query.set('_page', String(page));
    return `<${ctx.state.origin}${ctx.path}?${query}>; rel="${rel}"`;
  };
  return [
    to(1, 'first'),
    ...(number > 1 ? [to(number - 1, 'prev')] : []),
    ...(number < last ? [to(number + 1, 'next')] : []),
    to(last, 'last'),
  ].join(', ');
}
