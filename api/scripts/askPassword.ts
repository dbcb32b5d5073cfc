import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { LIMITS, PASSWORD_LENGTH } from '../contract/constants.ts';

/** Reads a new password from stdin; on a terminal it isn't echoed and is asked for twice. */
export async function askPassword(email: string): Promise<string> {
  const { stdin: input } = process;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY });
  try {
    const password = await nextLine(lines, `New password of ${email}: `);
    if (password.trim() === '' || password.length < PASSWORD_LENGTH) {
      throw new Error(`The password must have at least ${PASSWORD_LENGTH} characters`);
    }
    if (password.length > LIMITS.text) {
      throw new Error(`The password may have at most ${LIMITS.text} characters`);
    }
    if (input.isTTY && (await nextLine(lines, 'Repeat it: ')) !== password) {
      throw new Error('The passwords do not match; nothing was changed');
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
    lines.once('close', () => reject(new Error('No password was given; nothing was changed')));
  });
}
