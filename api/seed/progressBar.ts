import type { SeedProgress } from './report.ts';

const WIDTH = 30;

/** Where progress is written; what is used of process.stdout. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress: a bar on a terminal, a line per resource otherwise. */
export function progressBar(output: Output) {
  let shown = '';
  return ({ resource, done, total }: SeedProgress): void => {
    if (output.isTTY) {
      const filled = Math.round((WIDTH * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      output.write(`\r${bar} ${done}/${total} ${resource}\u001b[K${done === total ? '\n' : ''}`);
    } else if (shown !== resource) {
      shown = resource;
      output.write(`${resource} …\n`);
    }
  };
}
