import type { Client } from '../client/createClient.ts';
import type { Fields } from './fields.ts';
import { listAll } from './listAll.ts';

/** The server's ids of records that other records of a file belong to. */
export interface Parents {
  /** Remembers what a record is called in the file. */
  add(resource: string, names: readonly string[], id: unknown): void;
  /** The id of a file's record, or of the server's record of that slug; throws without one. */
  idOf(resource: string, name: string): Promise<string>;
}

/** Links of a file: its own ids first, then slugs of what the server has already. */
export function createParents(client: Client): Parents {
  const ids = new Map<string, string>();
  const onServer = new Map<string, Promise<Map<unknown, string>>>();
  const bySlug = async (resource: string) => {
    const list = await listAll<Fields>(client, resource);
    return new Map(list.map(({ slug, id }) => [slug, String(id)]));
  };

  return {
    add(resource, names, id) {
      for (const name of names) if (name !== '') ids.set(`${resource} ${name}`, String(id));
    },
    async idOf(resource, name) {
      const own = ids.get(`${resource} ${name}`);
      if (own !== undefined) return own;
      const list = onServer.get(resource) ?? bySlug(resource);
      onServer.set(resource, list);
      const id = (await list).get(name);
      if (id === undefined) throw new Error(`there is no "${name}" among ${resource}`);
      return id;
    },
  };
}
