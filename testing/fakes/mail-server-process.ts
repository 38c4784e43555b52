import { SMTPServer } from 'smtp-server';

/** Says on which port it listens, then one line of JSON for each e-mail. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      process.stdout.write(
        `${JSON.stringify({ to, raw: Buffer.concat(parts).toString('utf8') })}\n`,
      );
      done();
    });
  },
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
