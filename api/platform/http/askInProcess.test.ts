import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { askInProcess } from './askInProcess.ts';

const ask = (
  listener: RequestListener,
  changes: Partial<Parameters<typeof askInProcess>[1]> = {},
) =>
  askInProcess(listener, {
    method: 'GET',
    url: '/api/x?y=1',
    headers: { 'accept-language': 'cs' },
    visitor: '192.0.2.7',
    ...changes,
  });

it('asks for an address in the name of a visitor', async () => {
  const answer = await ask((req, res) => {
    const { method, url, headers, socket } = req;
    res.end(JSON.stringify({ method, url, headers, from: socket.remoteAddress }));
  });
  expect(JSON.parse(await answer.text())).toEqual({
    method: 'GET',
    url: '/api/x?y=1',
    headers: { 'accept-language': 'cs' },
    from: '192.0.2.7',
  });
});

it('sends what a form says', async () => {
  const body = JSON.stringify({ name: 'Žáková' });
  const answer = await ask(
    async (req, res) => {
      const { 'content-type': type, 'content-length': length } = req.headers;
      res.end(JSON.stringify({ type, length, read: await text(req) }));
    },
    { method: 'POST', body },
  );
  expect(JSON.parse(await answer.text())).toEqual({
    type: 'application/json',
    length: '20',
    read: body,
  });
});

it('returns status, headers and bytes, however they are written', async () => {
  const inOne = await ask((_req, res) => {
    res.writeHead(429, ['retry-after', '7', 'x-colons', 'a: b']);
    res.end(Buffer.from('příliš'));
  });
  expect([inOne.status, inOne.headers.get('retry-after'), inOne.headers.get('x-colons')]).toEqual([
    429,
    '7',
    'a: b',
  ]);
  expect(await inOne.text()).toBe('příliš');

  const inParts = await ask((_req, res) => {
    res.setHeader('content-type', 'text/plain');
    res.write('one, ');
    setImmediate(() => res.end('two\r\n\r\nthree'));
  });
  expect(await inParts.text()).toBe('one, two\r\n\r\nthree');

  const empty = await ask((_req, res) => res.writeHead(204).end());
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

it('says when it was not answered', async () => {
  await expect(ask((_req, res) => res.destroy())).rejects.toThrow('/api/x?y=1 was not answered.');
});

it('tells the listener when all was sent and when it is over', async () => {
  const told: string[] = [];
  await ask((_req, res) => {
    for (const name of ['finish', 'close']) res.on(name, () => told.push(name));
    res.end('{}');
  });
  await expect.poll(() => told).toEqual(['finish', 'close']);
});

it('hands over what Node itself hands over, so that its functions are compiled for one shape', async () => {
  await ask((req, res) => {
    expect(Object.getPrototypeOf(req)).toBe(IncomingMessage.prototype);
    expect(Object.getPrototypeOf(res)).toBe(ServerResponse.prototype);
    res.end();
  });
});
