// Five hundred visitors' connections, who read for a second before each visit and then without a pause, while
// fifty administrators follow the counts and somebody writes to the team every second. Without pauses, five
// hundred connections wait 50 ms each unless 10,000 visits a second are answered: that is the server's limit,
// not what visitors feel. Needs wrk: npx tsx e2e/bench/crowd.ts
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filledSeason } from '../support/season.ts';
import { loadOfVisits } from './generator.ts';
import { type Running, residentMiB, signIn, startProduct } from './servers.ts';
import { publicAddresses, visits } from './visits.ts';

const VISITORS = 500;
const ADMINISTRATORS = 50;
const ROUNDS = 5;
const SECONDS = 6;
const VISITS = 20_000;
const READING_MS = 1_000;

/** Prints how long the slowest hundredth of the visits took, and what the administrators were sent meanwhile. */
export async function measureCrowd(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-crowd-'));
  try {
    const dataDir = join(folder, 'data');
    await cp(await filledSeason(), dataDir, { recursive: true });
    const product = await startProduct(dataDir, 'ready');
    try {
      const file = join(folder, 'visits.tsv');
      await writeFile(file, await listOfVisits(product));
      await sendCrowd(product, file);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sendCrowd(product: Running, file: string): Promise<void> {
  const { base } = product;
  const administrators = await followCounts(product);
  // Fills the cache, and lets the engine compile what is asked for: each visit is made once. A few at once:
  // on a slow machine more pages that are all rendered for the first time would time out.
  for (let made = 0; made < VISITS; ) {
    const few = await loadOfVisits({ base, file, connections: 4, seconds: SECONDS, pauseMs: 0 });
    made += few.perSecond * SECONDS;
  }
  await sendRounds(product, file, READING_MS);
  await sendRounds(product, file, 0);
  const received = administrators.received();
  console.log(
    `${received.length} administrators received ${Math.min(...received)} to ${Math.max(...received)} ` +
      `news; resident memory ${Math.round(await residentMiB(product))} MiB`,
  );
  administrators.leave();
}

let messages = 0;

async function sendRounds(product: Running, file: string, pauseMs: number): Promise<void> {
  const crowd = { base: product.base, file, connections: VISITORS, seconds: SECONDS, pauseMs };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writing = setInterval(() => {
      messages += 1;
      void writeMessage(product, `203.0.113.${messages}`);
    }, 1_000);
    const { perSecond, p99Ms } = await loadOfVisits(crowd).finally(() => clearInterval(writing));
    console.log(
      `${VISITORS} visitors, ${pauseMs} ms before each visit: p99 ${p99Ms} ms at ` +
        `${Math.round(perSecond)} a second`,
    );
  }
}

async function listOfVisits({ base }: Running): Promise<string> {
  const list = [...visits(await publicAddresses(base), VISITS)];
  return list
    .map(({ path, headers }) =>
      [path, headers.cookie, headers['accept-language'], headers['accept-encoding']].join('\t'),
    )
    .join('\n');
}

/** Opens the administrators' streams; each counts what it is sent. */
async function followCounts({ base }: Running) {
  const accessToken = await signIn({ base });
  const leaving = new AbortController();
  const received = Array.from({ length: ADMINISTRATORS }, () => 0);
  const streams = await Promise.all(
    received.map(() =>
      fetch(`${base}/api/live`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` },
        signal: leaving.signal,
      }),
    ),
  );
  for (const [index, { body, status }] of streams.entries()) {
    if (status !== 200 || !body) throw new Error(`A stream was answered with ${status}.`);
    void count(body, (news) => {
      received[index] = (received[index] ?? 0) + news;
    }).catch((error) => {
      if (!leaving.signal.aborted) throw error;
    });
  }
  return { received: () => received, leave: () => leaving.abort() };
}

async function count(body: ReadableStream<Uint8Array>, add: (news: number) => void) {
  for await (const chunk of body) {
    add(Buffer.from(chunk).toString().split('event: counts').length - 1);
  }
}

/** @param from the address of the one who writes: the limit is a few messages an hour for each */
async function writeMessage({ base }: Running, from: string): Promise<void> {
  const { status } = await fetch(`${base}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      name: 'Fan',
      email: 'fan@example.com',
      subject: 'Tickets',
      message: 'When does the sale of tickets begin?',
      termsAgreed: true,
    }),
  });
  if (status >= 300) throw new Error(`A message was answered with ${status}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureCrowd();
