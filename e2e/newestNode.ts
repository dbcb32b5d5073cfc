import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADMIN, launch } from './support/launch.ts';
import { NEWEST, otherNode } from './support/otherNode.mjs';

// The product on another Node than the installed one, by default the newest: it starts, answers a
// page, takes an order and ends. With --tests the API tests run on it as well.

const options = { tests: { type: 'boolean' }, node: { type: 'string', default: NEWEST } } as const;
const { tests: withTests, node: version } = parseArgs({ options }).values;

const node = await otherNode(version);
if (node === null) {
  console.error(`Node ${version} can't be fetched from the registry: nothing was tried on it.`);
  process.exitCode = withTests ? 1 : 0;
} else {
  const { stdout: exact } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  await shortRun(node);
  console.log(`Node ${exact.trim()}: started, answered, took an order and ended.`);
  if (withTests) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'api/vitest.config.ts'];
    process.exitCode = spawnSync(node, vitest, { stdio: 'inherit' }).status ?? 1;
  }
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
        name: 'Jana Nová',
        email: 'jana@example.cz',
        phone: '+420 600 700 800',
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
