import { createServer } from 'node:net';
import { Refusal } from '@ribambelle/database/refusal.ts';

/**
 * Refuses a port that another program listens on, or that we may not use; `variable` is the setting
 * that chooses another.
 */
export async function refuseOccupiedPort(port: number, variable: string): Promise<void> {
  const code = await tryPort(port);
  if (code === null) return;
  const why = code === 'EADDRINUSE' ? 'is used by another program' : `cannot be opened (${code})`;
  throw new Refusal(`Port ${port} ${why}: choose another with ${variable}.`);
}

/** Returns a port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, () => resolve());
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Returns a refusal for a port that somebody took between our check and our listening. */
export function takenMeanwhile(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Refusal(
    `A port was taken while Ribambelle was starting (${error.message}): choose others with PORT and BACK_OFFICE_PORT.`,
  );
}

function tryPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}
