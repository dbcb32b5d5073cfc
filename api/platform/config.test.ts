import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('has defaults for everything', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      adminEmail: 'admin@example.com',
      adminPassword: undefined,
      demo: 'season',
      trustProxy: false,
      corsOrigins: [],
      czechHosts: [],
    });
  });

  it('listens on all interfaces in production only', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  });

  it('treats empty variables as absent', () => {
    expect(loadConfig({ PORT: '', DEMO: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      demo: 'season',
      smtpUrl: undefined,
    });
  });

  it('reads every variable', () => {
    expect(
      loadConfig({
        PORT: '8080',
        METRICS_PORT: '9090',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://lynx.example/',
        DATA_DIR: '/data',
        BACKUP_DIR: '/backups/',
        DATABASE_URL: 'postgres://user:secret@db/paddock',
        ADMIN_EMAIL: 'boss@lynx.example',
        ADMIN_PASSWORD: 'long enough',
        DEMO: 'off',
        S3_URL: 'https://KEY:a%2Fb+c@s3.example:9000/pictures/team/one?region=eu-central-1',
        SMTP_URL: 'smtp://mail',
        JWT_SECRET: 'x'.repeat(32),
        CZECH_HOSTS: 'a.example, b.example',
        TRUST_PROXY: 'on',
        CORS_ORIGINS: 'https://admin.example',
      }),
    ).toMatchObject({
      port: 8080,
      metricsPort: 9090,
      publicUrl: 'https://lynx.example',
      dataDir: '/data',
      backups: '/backups',
      demo: false,
      store: {
        origin: 'https://s3.example:9000',
        bucket: 'pictures',
        prefix: 'team/one/',
        accessKeyId: 'KEY',
        secretAccessKey: 'a/b+c',
        region: 'eu-central-1',
      },
      czechHosts: ['a.example', 'b.example'],
      trustProxy: true,
      corsOrigins: ['https://admin.example'],
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['METRICS_PORT', '1e3'],
    ['PUBLIC_URL', 'lynx.example'],
    ['PUBLIC_URL', 'https://lynx.example/shop'],
    ['PUBLIC_URL', 'https://lynx.example?lang=cs'],
    ['PUBLIC_URL', 'https://boss:secret@lynx.example'],
    ['BACKUP_DIR', 'https://KEY:SECRET@s3.example'],
    ['BACKUP_DIR', 's3://KEY:SECRET@s3.example/backups'],
    ['BACKUP_DIR', 'KEY:SECRET@s3.example/backups'],
    ['DATABASE_URL', 'mysql://db'],
    ['ADMIN_EMAIL', 'boss'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(5_001)],
    ['ADMIN_PASSWORD', ' '.repeat(12)],
    ['DEMO', 'maybe'],
    ['DEMO', '../season'],
    ['S3_URL', 'pictures'],
    ['S3_URL', 'https://s3.example/pictures'],
    ['S3_URL', 'https://KEY:SECRET@s3.example'],
    ['S3_URL', 'https://KEY:SECRET@s3.example/pictures/a b'],
    ['S3_URL', 'https://KEY:SE/CRET@s3.example/pictures'],
    ['S3_URL', 'https://KEY:SE%CRET@s3.example/pictures'],
    ['S3_URL', 'https://KEY:SECRET@s3.example/pictures?acl=open'],
    ['S3_URL', 'ftp://KEY:SECRET@s3.example/pictures'],
    ['SMTP_URL', 'http://mail'],
    ['JWT_SECRET', 'short'],
    ['TRUST_PROXY', 'perhaps'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CZECH_HOSTS', 'a.example, https://b.example'],
    ['LOG_LEVEL', 'loud'],
    ['COMGATE_MERCHANT', '123456'],
    ['COMGATE_SECRET', 'alone'],
    ['COMGATE_TEST', 'maybe'],
    ['COMGATE_URL', 'gateway'],
  ])('names %s when it is %j, on one line', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    try {
      loadConfig({ [name]: value });
    } catch (error) {
      expect(String(error)).toMatch(new RegExp(`^ConfigError: ${name} must [^\\n]+$`));
      expect(String(error)).not.toContain('s3.example');
    }
  });
});
