import type { SeedProgress } from './report.ts';

const WIDTH = 30;

/** Where progress is written; what is used of process.stdout. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows progress: a bar on a terminal, a line per resource otherwise.
 * @param title stands before the bar; otherwise it is the only line
 */
export function progressBar(output: Output, title?: string) {
  const before = title === undefined ? '' : `${title} `;
  let shown = '';
  return ({ resource, done, total }: SeedProgress): void => {
    if (output.isTTY) {
      const filled = Math.round((WIDTH * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      output.write(
        `\r${before}${bar} ${done}/${total} ${resource}\u001b[K${done === total ? '\n' : ''}`,
      );
      return;
    }
    const line = title ?? resource;
    if (shown === line) return;
    shown = line;
    output.write(`${line} …\n`);
  };
}
