import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { exitCodeOf, type Tool, type ToolProcess } from '../scripts/tool.ts';

interface Ended {
  code: unknown;
  out: string;
  err: string;
}

type Env = Record<string, string | undefined>;

/** Runs a tool in this process, and returns what it wrote. */
export async function callTool(
  tool: Tool,
  args: readonly string[],
  env: Env = {},
  input = '',
): Promise<Ended> {
  const written = { out: '', err: '' };
  const output = (name: keyof typeof written): ToolProcess['stdout'] => ({
    write: (text) => {
      written[name] += text;
    },
  });
  const given = { args, env, stdin: Readable.from([input]) };
  const streams = { stdout: output('out'), stderr: output('err') };
  return { code: await exitCodeOf(tool, { ...given, ...streams }), ...written };
}

/** Path of a script of a tool. */
export const scriptOf = (name: string) =>
  fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));

/** Runs a script as a process, which takes seconds of CPU unless it is built; only for what `callTool` can't show. */
export function spawnTool(
  script: string,
  args: readonly string[],
  env: Env = {},
  input = '',
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = spawn(process.execPath, [...loader, script, ...args], {
      env: { ...process.env, ...env },
    });
    const written = { out: '', err: '' };
    child.stdout.on('data', (text) => {
      written.out += text;
    });
    child.stderr.on('data', (text) => {
      written.err += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? signal, ...written }));
    child.stdin.end(input);
  });
}
