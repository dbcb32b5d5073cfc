import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash with OWASP's parameters (19 MiB, 2 passes), which are the library's own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Checked against when the account is unknown, so that an answer's time does not tell.
let decoy: Promise<string> | undefined;

/** Whether the password is the account's; as slow for an account that does not exist. */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
