import { beforeEach } from 'vitest';

/**
 * The tests that prove that nothing is sold twice and nothing is lost: a proof that needs a second
 * try proves nothing.
 */
const PROOF = /race|killed|locks|histories|without the lock/;

beforeEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0 && PROOF.test(`${task.file.name} ${task.name}`))
    throw new Error('A proof is not tried again.');
});
