import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listening } from '../../../db/testing/listening.ts';
import { FetchError, fetchPublic, isPublicAddress } from './fetchPublic.ts';

describe('fetchPublic', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::7f00:1',
    '168.63.129.16',
    '100.100.100.200',
    'fd00:ec2::254',
    '2001::1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    'fec0::1',
    '4000::1',
    '2001:db8::1',
    '203.0.113.9',
    '127.1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '::ffff:8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    'http://192.0.2.1:8080/a.png',
    'https://192.0.2.1:22/a.png',
    'https://name.invalid:8443/a.png',
  ])('connects to ports 80 and 443 only: %s', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow('not the port of a web server');
  });

  it('never connects to this machine, by address or by name', async () => {
    let reached = 0;
    const server = createServer((_req, res) => {
      reached += 1;
      res.end('secret');
    });
    const port = await listening(server);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
      await expect(fetchPublic(`http://${host}:${port}/`)).rejects.toBeInstanceOf(FetchError);
    }
    await expect(fetchPublic('file:///etc/passwd')).rejects.toBeInstanceOf(FetchError);
    expect(reached).toBe(0);
    server.close();
  });
});
