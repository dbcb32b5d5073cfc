import { Entity } from './entity.ts';

/** An administrator. */
export class User extends Entity {
  static override tableName = 'users';

  /** In lower case, as it is looked up. */
  declare email: string;
  declare username: string;
  declare password_hash: string;
  declare role: string;
}
