import { expect, test } from 'vitest';
import { refusalAnswer } from './refusal-answer.ts';

const failure = (code: string) => Object.assign(new Error('words of the inside'), { code });

test.each([
  ['a lock that was waited for too long', failure('55P03')],
  ['a statement that took too long', failure('57014')],
  ['a database that takes no more connections', failure('53300')],
  ['a database that is away', failure('ECONNREFUSED')],
  ['a database whose socket is gone', Object.assign(failure('ENOENT'), { syscall: 'connect' })],
  ['a connection that broke', failure('08006')],
  ['a database that was killed', new Error('Connection terminated unexpectedly')],
  [
    'a connection that was cut before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
])('503 with a text and when to come back: %s', (_, error) => {
  const answer = refusalAnswer(error, 'fr');
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { error: 'BUSY' },
    unexpected: false,
  });
  expect(answer.body.message).not.toContain('inside');
  expect(answer.body.message.length).toBeGreaterThan(10);
});

test('500 for a missing file, which no waiting brings back', () => {
  const error = Object.assign(failure('ENOENT'), { syscall: 'open' });
  expect(refusalAnswer(error, 'fr')).toMatchObject({ status: 500, unexpected: true });
});

test('500 is logged, and reveals nothing internal', () => {
  const answer = refusalAnswer(new Error('words of the inside'), 'en');
  expect([answer.status, answer.unexpected]).toEqual([500, true]);
  expect(JSON.stringify(answer.body)).not.toContain('inside');
});
