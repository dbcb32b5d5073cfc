import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LIMITS } from '../../contract/constants.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** The address is private, unreachable, too slow or too large. */
export class FetchError extends Error {
  override name = 'FetchError';
}

/** All addresses of IPv6 that are routed on the internet; the library calls others unicast, too. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address where Azure answers its machines with their metadata. */
const AZURE_METADATA = '168.63.129.16';

/** Whether an IP address is reachable by anyone on the internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(IPV6_INTERNET);
  return parsed.toString() !== AZURE_METADATA;
}

/** Resolves a name to public addresses only; the connection uses the checked address itself. */
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
