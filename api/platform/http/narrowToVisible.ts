import { type AnyQueryBuilder, Model } from 'objection';
import type { Context, Preview } from './context.ts';
import { seesHidden } from './principal.ts';

/** Which records of a resource are public. */
interface Visibility {
  /** The resource's path below `/api`. */
  path: string;
  model: { tableName: string };
  /** Narrows a query to what visitors see. */
  visible(query: AnyQueryBuilder): void;
  /** What the page of another resource's previewed record shows, too. */
  alsoVisible?(query: AnyQueryBuilder, preview: Preview): void;
}

/** Narrows a query to what its reader may see: everything for administrators, else what is public. */
export function narrowToVisible(query: AnyQueryBuilder, shown: Visibility, ctx: Context): void {
  if (!seesHidden(ctx)) narrowToPublic(query, shown, ctx);
}

/** Narrows a query to what is public and the one record that a signed preview opens. */
export function narrowToPublic(
  query: AnyQueryBuilder,
  { path, model, visible, alsoVisible }: Visibility,
  { state: { preview } }: Context,
): void {
  if (preview === null) {
    visible(query);
    return;
  }
  query.where((either) => {
    either.where(visible);
    if (preview.resource === path) either.orWhere(`${model.tableName}.id`, preview.id);
    alsoVisible?.(either, preview);
  });
  if (preview.resource === path) query.runAfter((found: unknown) => asPublic(found, preview.id));
}

/** A previewed record is answered as it will be once it is public: pages leave out what is not. */
function asPublic(found: unknown, id: number): unknown {
  for (const row of [found].flat()) {
    if (row instanceof Model && Reflect.get(row, 'id') === id) Reflect.set(row, 'is_active', true);
  }
  return found;
}
