import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { LIMITS, PASSWORD_LENGTH } from '../../contract/constants.ts';
import type { ToolProcess } from '../tool.ts';

type Terminal = Pick<ToolProcess, 'stdin' | 'stderr'>;

/** Reads a new password from stdin; on a terminal it isn't echoed and is asked for twice. */
export async function askPassword(email: string, terminal: Terminal): Promise<string> {
  const { stdin: input } = terminal;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY === true });
  try {
    const password = await nextLine(lines, `New password of ${email}: `, terminal);
    if (password.trim() === '' || password.length < PASSWORD_LENGTH) {
      throw new Error(`The password must have at least ${PASSWORD_LENGTH} characters`);
    }
    if (password.length > LIMITS.text) {
      throw new Error(`The password may have at most ${LIMITS.text} characters`);
    }
    if (input.isTTY && (await nextLine(lines, 'Repeat it: ', terminal)) !== password) {
      throw new Error('The passwords do not match; nothing was changed');
    }
    return password;
  } finally {
    lines.close();
  }
}

function nextLine(lines: Interface, question: string, { stdin, stderr }: Terminal) {
  const { isTTY } = stdin;
  if (isTTY) stderr.write(question);
  return new Promise<string>((resolve, reject) => {
    lines.once('line', (line) => {
      if (isTTY) stderr.write('\n');
      resolve(line);
    });
    lines.once('close', () => reject(new Error('No password was given; nothing was changed')));
  });
}
