import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An e-mail as it arrived at the mail server. */
export interface ArrivedMail {
  readonly to: string;
  /** The sender of the envelope. */
  readonly from: string;
  readonly raw: string;
}

/** A real SMTP server in a process of its own, so that it can be killed. */
export interface MailServer {
  readonly port: number;
  readonly mails: ArrivedMail[];
  kill(): Promise<void>;
}

/** How the server is reached; its certificate is one that nobody trusts. */
interface Options {
  readonly security?: 'NONE' | 'STARTTLS' | 'TLS';
  /** How long it takes over an e-mail that it has, before it says so. */
  readonly pause_millis?: number;
  /** Who may send; anybody when not said. */
  readonly login?: { readonly username: string; readonly password: string };
}

/**
 * Starts it on a port, 0 for any free one. It takes every e-mail but those to `unknown…@` (550), `greylisted…@` (450) and `blocked…@`
 * (554), and refuses who does not sign in where a login is given.
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
