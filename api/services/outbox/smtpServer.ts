import { createServer, type Socket } from 'node:net';

export type SmtpServer = Awaited<ReturnType<typeof createSmtpServer>>;

/** Speaks as much SMTP as a plain delivery needs; `refusal` answers each recipient. */
export async function createSmtpServer({ refusal = '' } = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, refusal, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, refusal: string, take: (mail: string) => void): void {
  let pending = '';
  let inData = false;
  socket.on('error', () => socket.destroy());
  socket.write('220 test ready\r\n');
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8');
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = pending.slice(0, end);
      pending = pending.slice(end + (inData ? 5 : 2));
      if (inData) {
        take(said);
        inData = false;
        socket.write('250 taken\r\n');
      } else {
        inData = /^DATA/i.test(said);
        const isRefused = refusal !== '' && /^RCPT/i.test(said);
        socket.write(inData ? '354 go on\r\n' : `${isRefused ? refusal : '250 ok'}\r\n`);
      }
    }
  });
}
