import type { Entity } from '../../../../db/models/row.ts';
import { PENDING_FILE } from '../../../contract/fields.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Accepted, Uploads } from '../../media/index.ts';
import type { Resource } from './resource.ts';

const takesPicture = (): Accepted | null => 'picture';

/** A body with its files marked for the schema; a file for a field that takes none is dropped. */
export function bodyOf<M extends Entity, Input, Wire>(
  { files, hooks }: Pick<Resource<M, Input, Wire>, 'files' | 'hooks'>,
  ctx: Context,
  current: M | null,
): Record<string, unknown> {
  const sent = { ...ctx.state.body };
  const body = hooks.readBody?.(sent, ctx, current) ?? sent;
  const marks = files
    .filter(({ file, accepts = takesPicture }) => ctx.state.files.has(file) && accepts(body))
    .map(({ path }) => [path, PENDING_FILE]);
  return { ...body, ...Object.fromEntries(marks) };
}

/** An input whose files and addresses are stored; throws a 415 or 422 at the field. */
export async function withStoredFiles<M extends Entity, Input extends object, Wire>(
  { files }: Pick<Resource<M, Input, Wire>, 'files'>,
  uploads: Uploads,
  ctx: Context,
  input: Input,
  current: Wire | null,
): Promise<Input> {
  const paths: Record<string, string> = {};
  for (const { file, path, accepts = takesPicture } of files) {
    const given = String(Reflect.get(input, path) ?? '');
    const before = current === null ? '' : Reflect.get(Object(current), path);
    const accepted = accepts(input);
    if (given === '' || given === before || accepted === null) continue;
    const [sent] = ctx.state.files.get(file) ?? [];
    paths[path] = await uploads.store(given, sent, path, accepted);
  }
  return { ...input, ...paths };
}
