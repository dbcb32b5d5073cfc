import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { listening } from '../../db/testing/listening.ts';

export type SmtpServer = Awaited<ReturnType<typeof createSmtpServer>>;

interface Manners {
  /** What each recipient is answered, e.g. `550 no such mailbox`; '' takes the mail. */
  refusal?: string;
  /** Says nothing any more once it knows the recipient. */
  stalls?: boolean;
  /** Takes the whole mail, and is gone before it has said so. */
  dies?: boolean;
  /** What it does with a mail before it says that it took it; by default nothing. */
  takes?(mail: ParsedMail): Promise<void>;
}

/** A mail server for tests, whose manners can change while it runs. */
export async function createSmtpServer(manners: Manners = {}) {
  const received: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  /** Where each mail came from, in the order of `received`. */
  const ports: number[] = [];
  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (manners.stalls) return;
      const [, code, text] = /^(\d+) (.*)/.exec(manners.refusal ?? '') ?? [];
      done(code ? Object.assign(new Error(text), { responseCode: Number(code) }) : null);
    },
    onData(stream, session, done) {
      const take = async () => {
        const mail = await simpleParser(stream, { keepCidLinks: true });
        received.push(mail);
        ports.push(session.remotePort);
        await manners.takes?.(mail);
        if (manners.dies) drop();
        else done();
      };
      take().catch(done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.add(socket));
  const port = await listening(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    manners,
    received,
    ports,
    /** Ends all connections, and goes on listening. */
    drop,
    async close() {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
