// The yardstick: node:http sending the head and the bytes of an address, and nothing else.
import { createServer, get } from 'node:http';

/** What `createServer` adds by itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const { ADDRESS, HEADERS = '{}', PORT } = process.env;
const answer = await new Promise((resolve, reject) => {
  get(ADDRESS, { headers: JSON.parse(HEADERS) }, resolve).once('error', reject);
});
const bytes = Buffer.concat(await answer.toArray());
const { statusCode, rawHeaders } = answer;
const head = rawHeaders.filter(
  (_, index) => !OWN.includes(rawHeaders[index - (index % 2)].toLowerCase()),
);
// Keeps connections for as long as the product does: the header that says so has the same length.
createServer({ keepAliveTimeout: 65_000 }, (_req, res) => {
  res.writeHead(statusCode, head);
  res.end(bytes.length === 0 ? undefined : bytes);
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
