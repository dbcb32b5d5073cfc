import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { LIMITS } from '../../contract/constants.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** The address is private, unreachable, too slow or too large. */
export class FetchError extends Error {
  override name = 'FetchError';
}

const NOT_PUBLIC = new BlockList();
const NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  // Azure's address for a machine's own metadata; those of other clouds are in the networks.
  '240.0.0.0/4',
  '168.63.129.16/32',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];
for (const [address = '', prefix] of NETWORKS.map((network) => network.split('/'))) {
  NOT_PUBLIC.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (/^::ffff:/i.test(address)) return false;
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Connects to the very address that was checked, so that a name can't resolve to another in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(error ?? new FetchError('not a public address'), '', 4);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

/** The bytes behind a public http(s) address, within 10 s and 15 MB; throws FetchError. */
export async function fetchPublic(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await open(url, signal);
      const status = response.statusCode ?? 0;
      if (status >= 300 && status < 400 && response.headers.location) {
        response.destroy();
        url = new URL(response.headers.location, url);
        continue;
      }
      if (status !== 200) throw new FetchError(`status ${status}`);
      return await bytesOf(response);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(String(error));
  }
  throw new FetchError('too many redirects');
}

function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('not http');
  if (!['', '80', '443'].includes(url.port)) throw new FetchError('not the port of a web server');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) {
    throw new FetchError('not a public address');
  }
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: publicLookup, agent: false }, resolve).on('error', reject);
  });
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > LIMITS.uploadBytes) {
      response.destroy();
      throw new FetchError('too large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
