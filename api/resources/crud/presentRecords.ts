import type { Entity } from '../../../db/models/row.ts';
import type { RequestState } from '../../http/context.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import type { Resource } from './declaration.ts';

/** Records as they travel, with what is known of their pictures read in one query for all. */
export async function presentRecords<M extends Entity, Input, Wire>(
  resource: Pick<Resource<M, Input, Wire>, 'files' | 'pictures' | 'present'>,
  records: readonly M[],
  { locale, user }: Pick<RequestState, 'locale' | 'user'>,
  pictures: PictureInfos,
): Promise<Wire[]> {
  const infos = await pictures.of(records.flatMap((record) => picturePaths(resource, record)));
  const picture = (path: string | null | undefined) => infos.get(path ?? '') ?? null;
  return records.map((record) =>
    resource.present(record, { locale, picture, isAdministrator: user !== null }),
  );
}

function picturePaths<M extends Entity, Input, Wire>(
  { files, pictures }: Pick<Resource<M, Input, Wire>, 'files' | 'pictures'>,
  record: M,
): string[] {
  const own = files.map(({ path }) => String(Reflect.get(record, path) ?? ''));
  return [...own, ...(pictures?.(record) ?? [])];
}
