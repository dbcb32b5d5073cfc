import type { Readable } from 'node:stream';

/** Where a tool writes. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** What a tool works with: of its process, or what a test gives it. */
export interface ToolProcess {
  args: readonly string[];
  env: Record<string, string | undefined>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
}

/** A command-line tool; its result is the exit code. */
export type Tool = (given: ToolProcess) => Promise<number>;

/** A tool that answers `--help`, and options that it doesn't have, with how it is called. */
export function toolWithUsage(usage: string, run: Tool): Tool {
  return async (given) => {
    if (given.args.includes('--help')) {
      given.stdout.write(`${usage}\n`);
      return 0;
    }
    try {
      return await run(given);
    } catch (error) {
      const reason = wrongArgument(error);
      throw reason === null ? error : new Error(`${reason}\n\n${usage}`);
    }
  };
}

/** What is wrong with the arguments, without Node's advice for another case; null for other errors. */
export function wrongArgument(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return null;
  return error.message.split('. ')[0] ?? error.message;
}

/** The exit code of a tool. An error prints its message only and has the exit code 1. */
export async function exitCodeOf(tool: Tool, given: ToolProcess): Promise<number> {
  try {
    return await tool(given);
  } catch (error) {
    given.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** Runs a tool as this process, whose files are for their owner alone: they contain personal data. */
export async function runTool(tool: Tool): Promise<void> {
  process.umask(0o077);
  // Whoever reads its lines may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const { argv, env, stdin, stdout, stderr } = process;
  const args = argv.slice(2);
  process.exitCode = await exitCodeOf(tool, { args, env, stdin, stdout, stderr });
}
