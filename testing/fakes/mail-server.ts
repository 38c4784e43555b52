import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An e-mail as the mail server received it. */
export interface ArrivedMail {
  readonly to: string;
  /** The sender of the envelope. */
  readonly from: string;
  readonly raw: string;
}

/** A real SMTP server in its own process, so that it can be killed. */
export interface MailServer {
  readonly port: number;
  readonly mails: ArrivedMail[];
  kill(): Promise<void>;
}

/** The settings of the server; nobody trusts its certificate. */
interface Options {
  readonly security?: 'NONE' | 'STARTTLS' | 'TLS';
  /** The milliseconds between receiving an e-mail and answering. */
  readonly pause_millis?: number;
  /** The login needed to send; none by default. */
  readonly login?: { readonly username: string; readonly password: string };
}

/**
 * Starts it on a port, 0 for any free one. It takes every e-mail except those to `unknown…@` (550),
 * `greylisted…@` (450) and `blocked…@` (554), and refuses senders who do not sign in when a login
 * is given.
 */
export async function startMailServer(port = 0, options: Options = {}): Promise<MailServer> {
  const child = spawn(
    process.execPath,
    [
      import.meta.filename.replace('mail-server.ts', 'mail-server-process.ts'),
      JSON.stringify({ port, ...options }),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const mails: ArrivedMail[] = [];
  const listening = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The mail server ended')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const input: unknown = JSON.parse(line);
      if (typeof input === 'number') resolve(input);
      else {
        const { to, from, raw } = Object(input);
        mails.push({ to: String(to), from: String(from), raw: String(raw) });
      }
    });
  });
  return { port: listening, mails, kill: () => killed(child) };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
