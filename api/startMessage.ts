import type { Config } from './config.ts';
import type { FirstAdministrator } from './services/firstAdministrator.ts';

/** Prints where the product answers and how to sign in. */
export function announce(
  config: Config,
  port: number,
  { user, newPassword }: FirstAdministrator,
): void {
  const base =
    config.port === port ? config.publicUrl : config.publicUrl.replace(/:\d+$/, `:${port}`);
  process.stdout.write(
    [
      '',
      `  Website      ${base}/`,
      `  Back-office  ${base}/admin`,
      `  API          ${base}/api/docs`,
      '',
      `  Sign in at   ${base}/login`,
      `  E-mail       ${user.email}`,
      `  Password     ${passwordLine(config, newPassword)}`,
      '',
      '',
    ].join('\n'),
  );
}

const passwordLine = ({ adminPassword }: Config, newPassword: string | null): string => {
  if (newPassword !== null) return `${newPassword}   (shown only this once)`;
  return adminPassword === undefined ? 'as the first start showed it' : 'as set in ADMIN_PASSWORD';
};
