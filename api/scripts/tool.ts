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
  const { argv, env, stdin, stdout, stderr } = process;
  const args = argv.slice(2);
  process.exitCode = await exitCodeOf(tool, { args, env, stdin, stdout, stderr });
}
