// The yardstick: node:http answering the bytes of an address and nothing else.
import { createServer } from 'node:http';

const answer = await fetch(process.env.ADDRESS, { headers: { 'accept-encoding': 'identity' } });
const bytes = Buffer.from(await answer.arrayBuffer());
const headers = {
  'content-type': answer.headers.get('content-type'),
  'content-length': bytes.length,
};
createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
