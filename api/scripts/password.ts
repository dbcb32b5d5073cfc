import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { User } from '../../db/models/user.ts';
import { LIMITS, PASSWORD_LENGTH } from '../contract/constants.ts';
import { changePassword } from '../services/sessions/password.ts';
import { runTool, withDatabase } from './tool.ts';

// Sets an administrator's password, typed on a terminal or piped in.

await runTool(async (config) => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  return withDatabase(config, async (knex) => {
    const email = values.email?.trim().toLowerCase();
    const users = User.query(knex).orderBy('id').first();
    const user = await (email === undefined ? users : users.where({ email }));
    if (!user) {
      throw new Error(email === undefined ? 'There is no account yet' : `There is no ${email}`);
    }
    const password = await askPassword(user.email);
    await changePassword(knex, user.id, password, { now: new Date() });
    process.stdout.write(`${user.email} has a new password and is signed out everywhere.\n`);
    return 0;
  });
});

/** The new password; a terminal does not echo it and asks twice. */
async function askPassword(email: string): Promise<string> {
  const { stdin: input } = process;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY });
  try {
    const password = await nextLine(lines, `New password of ${email}: `);
    if (password.trim() === '' || password.length < PASSWORD_LENGTH) {
      throw new Error(`A password has at least ${PASSWORD_LENGTH} characters`);
    }
    if (password.length > LIMITS.text) {
      throw new Error(`A password has at most ${LIMITS.text} characters`);
    }
    if (input.isTTY && (await nextLine(lines, 'Once more: ')) !== password) {
      throw new Error('These are two different passwords; the old one stays');
    }
    return password;
  } finally {
    lines.close();
  }
}

function nextLine(lines: Interface, question: string): Promise<string> {
  const { isTTY } = process.stdin;
  if (isTTY) process.stderr.write(question);
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      if (isTTY) process.stderr.write('\n');
      resolve(line);
    });
    lines.once('close', () => reject(new Error('No password was given; the old one stays')));
  });
}
