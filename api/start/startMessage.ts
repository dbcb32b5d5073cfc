import type { Config } from '../config.ts';
import type { FirstAdministrator } from './firstAdministrator.ts';

/** Prints where the product answers and how to sign in. */
export function announce(
  config: Pick<Config, 'port' | 'publicUrl' | 'adminPassword'>,
  port: number,
  administrator: FirstAdministrator,
  output: { write(text: string): unknown } = process.stdout,
): void {
  const base =
    config.port === port ? config.publicUrl : config.publicUrl.replace(/:\d+$/, `:${port}`);
  output.write(
    [
      '',
      `  Website      ${base}/`,
      `  Back-office  ${base}/admin`,
      `  API          ${base}/api/docs`,
      '',
      `  Sign in at   ${base}/login`,
      `  E-mail       ${administrator.user.email}`,
      `  Password     ${passwordLine(config, administrator)}`,
      '',
      '',
    ].join('\n'),
  );
}

function passwordLine(
  { adminPassword }: Pick<Config, 'adminPassword'>,
  { newPassword, isConfigured }: FirstAdministrator,
): string {
  if (newPassword !== null) return `${newPassword}   (shown at this start only)`;
  if (isConfigured) return 'as set in ADMIN_PASSWORD';
  const another = 'npm run password sets a new one';
  return adminPassword === undefined
    ? `unchanged (${another})`
    : `unchanged: ADMIN_PASSWORD counts at the first start only (${another})`;
}
