import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Connection } from '../../db/connect.ts';
import { LIMITS, PASSWORD_LENGTH } from '../contract/constants.ts';
import type { SharedCache } from './cache/sharedPurges.ts';
import type { StoreAddress } from './files/s3.ts';

/** An invalid environment variable; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as absent. */
const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const list = z.preprocess(
  (value) =>
    String(value ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  z.array(z.string()),
);
const onOff = (fallback: boolean) =>
  z.preprocess(
    (value) => {
      if (value === undefined || value === '') return fallback;
      if (value === 'on' || value === 'true' || value === '1') return true;
      if (value === 'off' || value === 'false' || value === '0') return false;
      return value;
    },
    z.boolean({ error: "must be 'on' or 'off'" }),
  );
const isLongEnough = ({ length }: string) => length >= PASSWORD_LENGTH && length <= LIMITS.text;

/** The example teams, by their folders in `db/demo`. */
const DEMO_FOLDERS = ['season', 'karting', 'rally'] as const;

const DEMO_WORDS: Record<string, unknown> = {
  '': 'season',
  on: 'season',
  true: 'season',
  '1': 'season',
  off: false,
  false: false,
  '0': false,
};

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://www.example.com',
});

/** The site's address; its pages and the API are at the top of it. */
const siteAddress = webAddress.refine(isOrigin, {
  error: 'must be an address without a path, such as https://www.example.com',
  abort: true,
});

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true; // The rule before this one says so.
  const { origin, href } = new URL(address);
  return href.replace(/\/+$/, '') === origin;
}

/** A key or secret within an address; of escapes only ASCII, which always decodes. */
const IN_ADDRESS = String.raw`((?:[^:@/?#%\s]|%[0-7][\dA-Fa-f])+)`;
const NAME = String.raw`[\w-][\w.-]*`;
const STORE_URL = new RegExp(
  String.raw`^(https?://)${IN_ADDRESS}:${IN_ADDRESS}@([\w.-]+(?::\d{1,5})?)/(${NAME})/?((?:${NAME}/)*${NAME})?/?(?:\?region=([\w-]+))?$`,
);

const STORE_FORM =
  'look like https://KEY:SECRET@host/bucket/prefix?region=eu-central-1, where prefix and region may be left out and a / in the secret is written %2F';

const storeAddress = z
  .string()
  .regex(STORE_URL, `must ${STORE_FORM}`)
  .transform((value): StoreAddress => {
    const [, scheme, key = '', secret = '', host, bucket = '', folder, region] =
      STORE_URL.exec(value) ?? [];
    return {
      origin: `${scheme}${host}`,
      bucket,
      prefix: folder ? `${folder}/` : '',
      region,
      accessKeyId: decodeURIComponent(key),
      secretAccessKey: decodeURIComponent(secret),
    };
  });

const hostName = z
  .string()
  .regex(/^[\w-]+(?:\.[\w-]+)*$/, 'must be hosts such as team.example, separated by commas')
  .toLowerCase();

const CACHE_URL = /^(http:\/\/)([\w.~-]{16,})@([\w.-]+(?::\d{1,5})?)\/?$/;

const cacheAddress = z
  .string()
  .regex(
    CACHE_URL,
    'must look like http://KEY@10.0.0.5:6081, several separated by commas; the key has 16 or more letters, digits or ._~-',
  )
  .transform((value): SharedCache => {
    const [, scheme = '', key = '', host = ''] = CACHE_URL.exec(value) ?? [];
    return { origin: scheme + host, key };
  });

/**
 * Whether a place is, or was meant as, an address: it may hold a secret and must not be printed.
 */
export const isAddress = (place: string) => /:\/\/|:[^\\/]*@/.test(place);

const folder = z
  .string()
  .refine((place) => !isAddress(place))
  .transform((place) => resolve(place));

const PORT_RULE = 'must be a port number from 0 to 65535';

const portNumber = z
  .string()
  // A blank is no 0, which would be any free port.
  .regex(/^\d+$/, PORT_RULE)
  .transform(Number)
  .refine((port) => port <= 65_535, PORT_RULE);

const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: z.preprocess(blank, portNumber.default(3000)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(siteAddress),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  BACKUP_DIR: optional(
    z.union([storeAddress, folder], { error: `must be a folder or ${STORE_FORM}` }),
  ),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// (absent means SQLite)'),
  ),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z.string().refine((text) => text.trim() !== '' && isLongEnough(text), {
      error: `must have from ${PASSWORD_LENGTH} to ${LIMITS.text} characters`,
    }),
  ),
  DEMO: z.preprocess(
    (value) => DEMO_WORDS[String(value ?? 'on')] ?? value,
    z.union([z.literal(false), z.enum(DEMO_FOLDERS)], {
      error: `must be 'off' or one of ${DEMO_FOLDERS.join(', ')}`,
    }),
  ),
  S3_URL: optional(storeAddress),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')),
  FIO_TOKEN: optional(
    z
      .string()
      .regex(/^[A-Za-z0-9]{10,128}$/, 'must be the token as Fio shows it, letters and digits'),
  ),
  /** For tests. */
  FIO_URL: optional(webAddress),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  CZECH_HOSTS: list.pipe(z.array(hostName)),
  TRUST_PROXY: onOff(false),
  VARNISH_URLS: list.pipe(z.array(cacheAddress)),
  CORS_ORIGINS: list.pipe(
    z.array(
      z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin, {
        error: 'must be origins such as https://admin.example.com, separated by commas',
      }),
    ),
  ),
  COMGATE_MERCHANT: optional(z.string()),
  COMGATE_SECRET: optional(z.string()),
  COMGATE_TEST: onOff(false),
  COMGATE_URL: optional(webAddress),
  LOG_ADDRESSES: z.preprocess(
    blank,
    z.enum(['full', 'short', 'none'], { error: 'must be full, short or none' }).default('short'),
  ),
  METRICS_PORT: optional(portNumber),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters, digits or ._~+/=-'),
  ),
  LOG_LEVEL: z.preprocess(
    blank,
    z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, error, warn, info or debug',
      })
      .default('info'),
  ),
});

/**
 * Reads the environment.
 * @throws ConfigError, which names the first invalid variable
 */
export function loadConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const value = parsed.data;
  const { COMGATE_MERCHANT: merchant, COMGATE_SECRET: comgateSecret } = value;
  if ((merchant === undefined) !== (comgateSecret === undefined)) {
    const names = ['COMGATE_MERCHANT', 'COMGATE_SECRET'];
    const [given, missing] = merchant === undefined ? names.reverse() : names;
    throw new ConfigError(`${given} must be given together with ${missing}`);
  }
  const production = value.NODE_ENV === 'production';
  return {
    production,
    port: value.PORT,
    host: value.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    /** Folder or store for nightly backups; absent: none are made. */
    backups: value.BACKUP_DIR,
    adminEmail: value.ADMIN_EMAIL ?? 'admin@example.com',
    /** Absent: the first start generates one and prints it. */
    adminPassword: value.ADMIN_PASSWORD,
    /** Folder in `db/demo` of the example team that an empty database starts with; false: none. */
    demo: value.DEMO,
    /** Object store for uploads; absent: they are in the data folder. */
    store: value.S3_URL,
    smtpUrl: value.SMTP_URL,
    /** Absent: payments are not read from Fio's API. */
    fioToken: value.FIO_TOKEN,
    fioUrl: (value.FIO_URL ?? 'https://fioapi.fio.cz').replace(/\/+$/, ''),
    /** Absent: generated once into the data folder. */
    jwtSecret: value.JWT_SECRET,
    czechHosts: value.CZECH_HOSTS,
    trustProxy: value.TRUST_PROXY,
    corsOrigins: value.CORS_ORIGINS,
    /** Shared caches in front of all instances. */
    sharedCaches: value.VARNISH_URLS,
    /** The provider of card payments; null: none. */
    comgate:
      merchant === undefined || comgateSecret === undefined
        ? null
        : {
            merchant,
            secret: comgateSecret,
            test: value.COMGATE_TEST,
            url: (value.COMGATE_URL ?? 'https://payments.comgate.cz').replace(/\/+$/, ''),
          },
    /** How much of a visitor's address the request log contains. */
    logAddresses: value.LOG_ADDRESSES,
    /** A separate port for metrics; on the site's own port they are served only with a token. */
    metricsPort: value.METRICS_PORT,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof loadConfig>;

/** The database: DATABASE_URL, else a SQLite file in the data folder. */
export const connectionOf = ({ databaseUrl, dataDir }: Config): Connection =>
  databaseUrl === undefined ? { file: join(dataDir, 'paddock.sqlite') } : { url: databaseUrl };
