import { beforeEach } from 'vitest';

/** What proves that nothing is sold twice and nothing is lost: a proof that holds at the second try is none. */
const PROOF = /race|killed|locks|histories|without the lock/;

beforeEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0 && PROOF.test(`${task.file.name} ${task.name}`))
    throw new Error('A proof is not tried again.');
});
