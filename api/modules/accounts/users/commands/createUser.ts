import { command } from '../../../../platform/commands.ts';
import { addUser, type NewUser } from '../addUser.ts';

/**
 * Adds a person who has a password already, as on the server.
 * @throws Failure 409 at the field of an address that is taken
 */
export const createUser = command(async (trx, user: NewUser) => {
  const { id } = await addUser(trx, user);
  return id;
});
