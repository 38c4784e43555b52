import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('parent-demo');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('parent-demo', hash)).toBe(true);
  expect(await verifyPassword('parent-Demo', hash)).toBe(false);
  expect(await hashPassword('parent-demo')).not.toBe(hash);
});

test('accents match in any composition of the keyboard', async () => {
  expect(await verifyPassword('e\u0301te\u0301-2026', await hashPassword('été-2026'))).toBe(true);
});

test('an empty or damaged hash matches nothing', async () => {
  for (const hash of [null, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA']) {
    expect(await verifyPassword('x', hash)).toBe(false);
  }
});

test('attempts above the limit are refused for now, and those admitted are answered', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 130 }, () => verifyPassword('x', null)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(122);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'BUSY' },
  });
  expect(await verifyPassword('x', null)).toBe(false);
});
