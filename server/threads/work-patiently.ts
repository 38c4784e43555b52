import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Delivered, Ordered } from './patient-thread.ts';

/**
 * Makes this thread a patient one: it does `work` for each order that comes, and yields to all
 * other work of the machine.
 */
export function workPatiently(work: (order: never) => Promise<unknown>): void {
  // on Linux each thread has its own priority, elsewhere it would apply to the whole process
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const deliver = (delivered: Delivered<unknown>) => parentPort?.postMessage(delivered);
  parentPort?.on('message', ({ id, order }: Ordered<never>) => {
    work(order).then(
      (result) => deliver({ id, result }),
      (error: unknown) => deliver({ id, error: String(error) }),
    );
  });
}
