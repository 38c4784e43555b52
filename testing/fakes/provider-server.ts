import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const started = z.object({
  url: z.string(),
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      keys: z.object({ TEST: z.string(), LIVE: z.string() }),
    }),
  ),
});

/** A stand-in for a provider in its own process, which outlives the servers that are killed. */
export type ProviderServer = z.output<typeof started> & {
  /** Sets what goes wrong (`providers/control.ts`). */
  readonly control: (switches: object) => Promise<void>;
  /** Reads the books of what a key opens. */
  readonly books: (key: string) => Promise<unknown>;
  readonly kill: () => Promise<void>;
};

/** Starts the stand-in for a provider in its own process. */
export async function startProviderServer(input: {
  readonly provider: 'mollie' | 'stripe';
  readonly port?: number;
  readonly accounts?: readonly { readonly name: string; readonly token: string }[];
}): Promise<ProviderServer> {
  const program = import.meta.filename.replace('provider-server.ts', 'provider-server-process.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The stand-in for a provider ended');
  });
  const [line]: unknown[] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => {});
  const { url, accounts } = started.parse(JSON.parse(String(line)));
  return {
    url,
    accounts,
    control: async (switches) => {
      const body = JSON.stringify(switches);
      const { status } = await fetch(`${url}/control`, { method: 'POST', body });
      if (status !== 204) throw new Error(`The stand-in does not know ${body}`);
    },
    books: async (key) => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${url}/books`, { headers })).json();
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
