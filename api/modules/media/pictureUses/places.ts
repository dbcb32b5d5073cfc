import { type Descriptor, tableOf, textsTableOf } from '../../../contract/descriptor.ts';
import { CONTENT, RESOURCES } from '../../../contract/resources.ts';

export interface Place {
  /** The resource whose records name them, as its path below `/api`. */
  resource: string;
  table: string;
  column: string;
  /** The column holds a text that may name several. */
  isWithin: boolean;
  record: string;
  owner: Owner;
}

/** Where a record's name is stored: in its own table, or in that of its texts. */
export interface Owner {
  table: string;
  name: string;
  texts?: { table: string; key: string };
}

const MESSAGE_REPLIES: Place = {
  resource: 'contact-messages',
  table: 'message_replies',
  column: 'html',
  isWithin: true,
  record: 'message_id',
  owner: { table: 'contact_messages', name: 'subject' },
};

/** Every column that names stored files, made of the resources' descriptors. */
export const PLACES: readonly Place[] = [...CONTENT.flatMap(placesOf), MESSAGE_REPLIES];

function placesOf(resource: Descriptor & { path: string }): Place[] {
  const { path, row, texts, files, parent, pictureTables = [], filesWithin = [] } = resource;
  const owned = { resource: path, owner: ownerOf(parent ? parentOf(parent) : resource) };
  const own = { ...owned, table: tableOf(resource), record: parent?.field ?? 'id' };
  const inTexts = textsTableOf(resource);
  return [
    ...files
      .filter(({ path: column }) => !filesWithin.includes(column))
      .map(({ path: column }) => ({ ...own, column, isWithin: false })),
    ...filesWithin.map((column) =>
      texts.includes(column)
        ? { ...owned, table: inTexts.table, record: inTexts.key, column, isWithin: true }
        : { ...own, column, isWithin: true },
    ),
    ...pictureTables.map(({ table, column }) => ({
      ...owned,
      table,
      column,
      record: `${row}_id`,
      isWithin: false,
    })),
  ];
}

function parentOf({ path }: { path: string }): Descriptor {
  return RESOURCES[path as keyof typeof RESOURCES];
}

function ownerOf(resource: Descriptor): Owner {
  const { texts, title } = resource;
  const name = title ?? 'id';
  return {
    table: tableOf(resource),
    name,
    ...(texts.includes(name) && { texts: textsTableOf(resource) }),
  };
}
