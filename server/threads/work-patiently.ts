import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Delivered, Ordered } from './patient-thread.ts';

/** Makes this thread a patient one: it does `work` for each order that comes, and yields to whatever else the machine has to do. */
export function workPatiently(work: (order: never) => Promise<unknown>): void {
  // on Linux a priority is a thread's own, elsewhere it would be the whole process's
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const deliver = (delivered: Delivered<unknown>) => parentPort?.postMessage(delivered);
  parentPort?.on('message', ({ id, order }: Ordered<never>) => {
    work(order).then(
      (result) => deliver({ id, result }),
      (error: unknown) => deliver({ id, error: String(error) }),
    );
  });
}
