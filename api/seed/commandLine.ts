import { parseArgs } from 'node:util';
import { ApiError } from '../client/ApiError.ts';
import { type Client, createClient } from '../client/createClient.ts';
import { createSession } from '../client/session.ts';
import { signIn } from '../client/signIn.ts';
import { memoryStorage } from '../client/storage.ts';
import { type Tool, type ToolProcess, toolWithUsage, wrongArgument } from '../scripts/tool.ts';
import { failureMessage } from './report.ts';

export class UsageError extends Error {
  override name = 'UsageError';
}

interface Arguments {
  path: string | undefined;
  url: string;
  email: string | undefined;
  password: string | undefined;
  /** An API token; replaces signing in. */
  token: string | undefined;
  dryRun: boolean;
  out: string | undefined;
}

/** Reads the arguments; token, e-mail and password may also come from the environment. */
export function readArguments(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string', default: 'http://localhost:3000' },
        email: { type: 'string' },
        password: { type: 'string' },
        token: { type: 'string' },
        out: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    if (!/^https?:\/\//.test(values.url) || !URL.canParse(values.url)) {
      throw new UsageError('--url must be an address such as https://team.example');
    }
    if (positionals.length > 1) throw new UsageError(`unexpected: ${positionals[1]}`);
    return {
      path: positionals[0],
      url: values.url.replace(/\/+$/, ''),
      email: values.email ?? env.ADMIN_EMAIL,
      password: values.password ?? env.ADMIN_PASSWORD,
      token: values.token ?? env.PADDOCK_TOKEN,
      dryRun: values['dry-run'],
      out: values.out,
    };
  } catch (error) {
    throw new UsageError(wrongArgument(error) ?? failureMessage(error));
  }
}

/** A tool on a site's content; an error prints one line, and a wrong command line also the usage. */
export function contentTool(
  usage: string,
  run: (read: Arguments, given: ToolProcess) => Promise<number>,
): Tool {
  return toolWithUsage(usage, async (given) => {
    try {
      const read = readArguments(given.args, given.env);
      return await run(read, given).catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(answerLine(error, read)) : error;
      });
    } catch (error) {
      const isUsage = error instanceof UsageError;
      throw new Error(isUsage ? `${error.message}\n\n${usage}` : failureMessage(error));
    }
  });
}

/** What went wrong with the site, for whoever gave its address and the token. */
function answerLine(error: ApiError, { url, token }: Arguments): string {
  if (error.status === 401 && token) {
    return `${url} does not accept the token: it is unknown, expired or revoked, or its maker is no owner any more`;
  }
  return error.status === 0 ? `${url}: ${error.message}` : failureMessage(error);
}

/** Long enough for the server to encode a large picture. */
const TIMEOUT_MS = 120_000;

/** Signs in with the arguments; throws UsageError when they don't suffice. */
export async function connect({ url, email, password, token }: Arguments): Promise<Client> {
  if (token) return administratorClient(url, token).client;
  if (!email || !password) {
    throw new UsageError('credentials are missing: PADDOCK_TOKEN, or --email and --password');
  }
  const { client, session } = administratorClient(url);
  const step = await signIn(client, session, { email, password }, 'en');
  if (step) throw new UsageError('this account has a second factor; please use PADDOCK_TOKEN');
  return client;
}

/** A client of the API; `stopped` aborts its current request and all later ones. */
export function administratorClient(url: string, token?: string, stopped?: AbortSignal) {
  const session = createSession(memoryStorage());
  if (token !== undefined) session.saveTokens({ accessToken: token });
  const client = createClient({
    language: () => 'en',
    session,
    baseUrl: `${url}/api`,
    stamp: false,
    timeout: TIMEOUT_MS,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        ...(stopped && {
          signal: AbortSignal.any([stopped, ...(init?.signal ? [init.signal] : [])]),
        }),
      }),
  });
  return { client, session };
}
