import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ribambelle/tools/start/ports.ts';

/**
 * The server that `npm start` makes of an empty folder, without the demo: the address at which to
 * begin, and the addresses of the public sites.
 */
export interface EmptyHouse {
  readonly setup_address: string;
  readonly port: number;
  close(): Promise<void>;
}

const PATIENCE_MILLIS = 120_000;
const ROOT = join(import.meta.dirname, '../../..');

/**
 * Starts a separate server as after a new installation, `DEMO=off npm start`; and again, as after a
 * lunch break: the address is printed again as long as nobody used it.
 */
export async function openEmptyHouse(): Promise<EmptyHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'ribambelle-empty-'));
  const ports = { port: await freePort(), office: await freePort() };
  try {
    const first = await start(folder, ports);
    await first.stop();
    const { address, stop } = await start(folder, ports);
    if (address === first.address) throw new Error('The address was not printed anew');
    const close = async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { setup_address: address, port: ports.port, close };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function start(folder: string, { port, office }: { port: number; office: number }) {
  const settings = {
    DEMO: 'off',
    DATA_DIR: folder,
    DATABASE_URL: '',
    WORKERS: '1',
    // the mail server of the story runs on this machine
    PRIVATE_MAIL_HOSTS: '127.0.0.1',
  };
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, PORT: String(port), BACK_OFFICE_PORT: String(office) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await addressIn(child.stdout, ended), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the one-time address from the output. */
function addressIn(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const giveUp = () => reject(new Error(`No address to begin at was printed:\n${text}`));
    const timer = setTimeout(giveUp, PATIENCE_MILLIS);
    void ended.then(giveUp);
    output.on('data', (piece: Buffer) => {
      text += piece.toString();
      const [address] = /http:\/\/\S+\/setup\S+/.exec(text) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
