import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

const { R_OK, W_OK, X_OK } = constants;

/** What the server reads and writes in its folder, as far as it is there. */
const PARTS = [
  { name: 'paddock.sqlite', mode: R_OK | W_OK },
  { name: 'jwt-secret', mode: R_OK },
  { name: 'uploads', mode: R_OK | W_OK | X_OK },
  { name: 'outbox', mode: R_OK | W_OK | X_OK },
  { name: 'tmp', mode: R_OK | W_OK | X_OK },
] as const;

/**
 * Creates the data folder, and checks what is in it: a site that another account has restored, say,
 * would fail at the first order or upload only.
 * @throws ConfigError, which names what can't be used
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await usable(dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, R_OK | W_OK | X_OK);
  });
  for (const { name, mode } of PARTS) {
    const path = join(dataDir, name);
    await usable(path, async () => {
      await access(path, mode).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    });
  }
}

async function usable(path: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR must be a folder that the server may write to: ${path} (${codeOf(error)})`,
    );
  }
}

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));
