import { EventEmitter, once } from 'node:events';
import type { SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpServer, type SmtpServer } from '../../testing/smtpServer.ts';
import { bySmtp, connectionsOf, type Delivery, wantsTls } from './smtp.ts';

it.each([
  ['smtp://team:secret@mail.example', true],
  ['smtps://team:secret@mail.example', true],
  ['smtp://team:secret@10.0.0.5:587', true],
  ['smtp://mail.example', false],
  ['smtp://team:secret@127.0.0.1:2525', false],
  ['smtp://team:secret@mail.example?ignoreTLS=true', false],
])('%s has to encrypt: %s', (url, expected) => {
  expect(wantsTls(url)).toBe(expected);
});

it.each([
  [undefined, 5],
  ['smtp://mail.example', 5],
  ['smtp://mail.example?maxConnections=2', 2],
  ['smtp://mail.example?maxConnections=0', 5],
  ['smtp://mail.example?maxConnections=many', 5],
])('%s takes so many mails at once: %s', (url, expected) => {
  expect(connectionsOf(url)).toBe(expected);
});

let server: SmtpServer;
let delivery: Delivery;

beforeEach(async () => {
  server = await createSmtpServer();
  delivery = bySmtp(server.url);
});
afterEach(async () => {
  delivery.close();
  await server.close();
});

const mail = { id: 1, created_at: '2026-05-01T10:00:00.000Z' };
const send = (subject: string, to = 'eva@example.com') => {
  const message: SendMailOptions = { from: 'us@example.com', to, subject, text: subject };
  return delivery.deliver(mail, message);
};
const subjects = () => server.received.map(({ subject }) => subject);

it('sends one after the other over the same connection', async () => {
  for (const subject of ['one', 'two', 'three']) await send(subject);
  expect(new Set(server.ports).size).toBe(1);
});

it('sends several at once, each over a connection of its own', async () => {
  const here = new EventEmitter();
  const allHere = once(here, 'all');
  server.manners.takes = async () => {
    if (server.received.length === 5) here.emit('all');
    // None is said to be taken before all five are there.
    await allHere;
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((subject) => send(subject)));
  expect(new Set(server.ports).size).toBe(5);
});

it('sends on after the server refused one recipient', async () => {
  await send('one');
  server.manners.refusal = '550 no such mailbox';
  await expect(send('two')).rejects.toMatchObject({ responseCode: 550 });
  server.manners.refusal = '';
  await send('three');
  expect(subjects()).toEqual(['one', 'three']);
});

it('sends none by itself again whose connection broke after the whole mail was there', async () => {
  await send('one');
  server.manners.dies = true;
  await expect(send('two')).rejects.toThrow();
  server.manners.dies = false;
  await send('three');
  expect(subjects()).toEqual(['one', 'two', 'three']);
});

it('loses none when the server has ended a connection that was kept', async () => {
  await send('one');
  server.drop();
  await send('two');
  expect(subjects()).toEqual(['one', 'two']);
  expect(new Set(server.ports).size).toBe(2);
});

it('opens new connections after it was closed', async () => {
  await send('one');
  delivery.close();
  await send('two');
  expect(subjects()).toEqual(['one', 'two']);
  expect(new Set(server.ports).size).toBe(2);
});
