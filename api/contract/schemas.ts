import type { z } from 'zod';
import type { Descriptor } from './descriptor.ts';
import { CONTENT, type ContentPath, type RESOURCES } from './resources.ts';

type Loaded<P extends ContentPath> = Awaited<ReturnType<(typeof RESOURCES)[P]['schemas']>>;
type Schemas = Awaited<ReturnType<Descriptor['schemas']>>;

const SCHEMAS = new Map(
  await Promise.all(CONTENT.map(async ({ path, schemas }) => [path, await schemas()] as const)),
);

/** The schemas of a resource; `create` defaults to `update`. */
export function schemasOf(path: ContentPath): Schemas & Required<Pick<Schemas, 'create'>> {
  const schemas = SCHEMAS.get(path);
  if (!schemas) throw new Error(`There are no schemas of ${path}`);
  return { create: schemas.update, ...schemas };
}

export type Wire<P extends ContentPath> = z.infer<Loaded<P>['record']>;
export type Input<P extends ContentPath> = z.infer<Loaded<P>['update']>;
