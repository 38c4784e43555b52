import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { Socket } from 'node:net';

interface Ward {
  pid: number;
  cluster: string;
  /** A folder to remove once PostgreSQL has ended, or null. */
  removing: string | null;
}

const VIGIL = `
read -r farewell
[ "$farewell" = dismissed ] && exit
[ "$(readlink "/proc/$1/cwd")" = "$2" ] && kill "-$3" "$1"
[ -z "$4" ] && exit
while [ "$(readlink "/proc/$1/cwd")" = "$2" ]; do sleep 0.1; done
rm -rf "$4"
`;

/**
 * Starts a shell that waits for the end of this process, even by SIGKILL, and then ends PostgreSQL:
 * the kernel closes the pipe between them in any case. Without a shell, the next start stops the
 * leftover instead.
 */
export function guard({ pid, cluster, removing }: Ward): { dismiss(): void } {
  const signal = removing === null ? 'INT' : 'QUIT';
  const shell = spawn(
    '/bin/sh',
    ['-c', VIGIL, 'guardian', String(pid), realpathSync(cluster), signal, removing ?? ''],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return { dismiss: () => shell.stdin.end('dismissed\n') };
}
