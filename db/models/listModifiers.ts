import type { AnyQueryBuilder, Modifiers } from 'objection';

/** Only what visitors may see. */
export const active: Modifiers = {
  active: (query) => query.where(column(query, 'is_active'), true),
};

/** Display order, then id. */
export const inDisplayOrder: Modifiers = {
  inDisplayOrder: (query) =>
    query.orderBy(column(query, 'display_order')).orderBy(column(query, 'id')),
};

/** What most lists of content are narrowed and ordered by. */
export const listModifiers: Modifiers = { ...active, ...inDisplayOrder };

function column(query: AnyQueryBuilder, name: string): string {
  return `${query.modelClass().tableName}.${name}`;
}
