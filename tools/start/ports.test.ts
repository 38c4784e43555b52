import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, refuseOccupiedPort } from './ports.ts';

test('a port in use by another program is refused, also when it listens only for this machine', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(refuseOccupiedPort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is used by another program: choose another with PORT.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(refuseOccupiedPort(port, 'PORT')).resolves.toBeUndefined();
});
