import type { SendMailOptions } from 'nodemailer';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';

/** A transport of mails. */
export interface Delivery {
  /** Resolves once the mail is accepted. */
  deliver(mail: Pick<OutboxMail, 'id' | 'created_at'>, message: SendMailOptions): Promise<void>;
  /** Ends idle connections; the next mail opens new ones. */
  close(): void;
}

/** The timeout of each step; far shorter than the time for which a mail is claimed. */
const TIMEOUT_MS = 20_000;
/** A connection that has nothing to send is ended long before a mail server would end it. */
const IDLE_MS = 5_000;
/** How many connections are open at once, which common mail servers allow. */
const CONNECTIONS = 5;

/** How many mails are sent at once: `?maxConnections=2` in the address, by default 5. */
export function connectionsOf(smtpUrl: string | undefined): number {
  const given = smtpUrl && new URL(smtpUrl).searchParams.get('maxConnections');
  return given && /^[1-9]\d?$/.test(given) ? Number(given) : CONNECTIONS;
}

/** Whether the server must encrypt: required for a password unless the address says otherwise. */
export function wantsTls(smtpUrl: string): boolean {
  const { username, hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return false;
  return username !== '' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}

/** Over pooled connections, open while there is something to send. */
export function bySmtp(url: string, timeoutMs = TIMEOUT_MS): Delivery {
  const load = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: connectionsOf(url),
      idleTimeout: IDLE_MS,
      // A connection that the server had ended before it saw the mail is retried: no mail is
      // doubled by that, and a further failure is the outbox's to try again.
      maxRequeues: 1,
      ...(wantsTls(url) && { requireTLS: true }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  let transport: ReturnType<typeof load> | undefined;
  return {
    async deliver(_mail, message) {
      transport ??= load();
      await (await transport).sendMail(message);
    },
    close() {
      transport?.then((opened) => opened.close()).catch(() => undefined);
      transport = undefined;
    },
  };
}
