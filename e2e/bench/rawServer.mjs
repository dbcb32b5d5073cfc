// The yardstick: node:http answering given bytes and nothing else.
import { createServer } from 'node:http';

const bytes = Buffer.from(process.env.ANSWER ?? '', 'base64');
const headers = { 'content-type': process.env.TYPE, 'content-length': bytes.length };
createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
