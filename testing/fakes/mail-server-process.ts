import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

const { port, login, security, pause_millis } = z
  .object({
    port: z.int().default(0),
    pause_millis: z.int().default(0),
    login: z.object({ username: z.string(), password: z.string() }).nullable().default(null),
    security: z.enum(['NONE', 'STARTTLS', 'TLS']).default('NONE'),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

/** The answers of the server to some recipients, as real ones give them; all others are known. */
const ANSWERS: readonly (readonly [local: RegExp, code: number, words: string])[] = [
  [/^unknown/, 550, '5.1.1 The mailbox does not exist'],
  [/^greylisted/, 450, '4.2.0 Greylisted, try again later'],
  [/^blocked/, 554, '5.7.1 Blocked by policy'],
];

function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/**
 * The turn of an e-mail: they are taken one after the other, so that any number can be on their way
 * when a sender dies.
 */
let turn = Promise.resolve();
const pause = () => new Promise((over) => setTimeout(over, pause_millis));

/** Takes an e-mail once the one before it was answered, and answers after the pause. */
async function take(input: {
  mail: object;
  before: Promise<void>;
  answer: () => void;
}): Promise<void> {
  await input.before;
  process.stdout.write(`${JSON.stringify(input.mail)}\n`);
  if (pause_millis > 0) await pause();
  input.answer();
}

/** Prints the port on which it listens, then one line of JSON for each e-mail. */
const server = new SMTPServer({
  secure: security === 'TLS',
  authOptional: login === null,
  allowInsecureAuth: true,
  disabledCommands: [
    ...(security === 'STARTTLS' ? [] : ['STARTTLS']),
    ...(login === null ? ['AUTH'] : []),
  ],
  onAuth: ({ username, password }, _session, done) => {
    if (username === login?.username && password === login?.password)
      return done(null, { user: username });
    return done(refusal(535, '5.7.8 Authentication credentials invalid'));
  },
  onRcptTo: ({ address }, _session, done) => {
    const [, code, words] = ANSWERS.find(([local]) => local.test(address)) ?? [];
    if (code === undefined || words === undefined) return done();
    return done(refusal(code, words));
  },
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const { mailFrom } = session.envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      const mail = { to, from, raw: Buffer.concat(parts).toString('utf8') };
      turn = take({ mail, before: turn, answer: () => done(null, '2.0.0 Ok: queued as F4KE') });
    });
  },
});
// a client that leaves in the middle, or does not trust our certificate, must not end the process
server.on('error', () => undefined);
server.listen(port, '127.0.0.1', () => {
  const address = server.server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
