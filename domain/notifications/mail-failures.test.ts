import { expect, test } from 'vitest';
import { failsForAll, failureOfAnswer } from './mail-failures.ts';

test.each([
  ['RCPT TO', 550, '550 5.1.1 No such user here', 'ADDRESS_REFUSED'],
  ['RCPT TO', 550, '550 no such mailbox', 'ADDRESS_REFUSED'],
  ['RCPT TO', 552, '552 5.2.2 Mailbox full', 'ADDRESS_REFUSED'],
  ['RCPT TO', 554, '554 5.7.1 Service unavailable; client host blocked', 'MESSAGE_REFUSED'],
  ['RCPT TO', 550, '550 Relaying denied', 'MESSAGE_REFUSED'],
  ['RCPT TO', 450, '450 4.2.0 Greylisted', 'DELAYED'],
  ['MAIL FROM', 553, '553 5.7.1 Sender address rejected: not owned by user', 'SENDER_REFUSED'],
  ['MAIL FROM', 451, '451 4.3.0 Try again', 'DELAYED'],
  ['DATA', 554, '554 5.6.0 Message refused', 'MESSAGE_REFUSED'],
  ['DATA', 452, '452 4.3.1 Out of space', 'DELAYED'],
  ['AUTH PLAIN', 535, '535 5.7.8 Bad credentials', 'SIGN_IN_REFUSED'],
  ['CONN', 554, '554 No SMTP service here', 'SERVER_REFUSED'],
] as const)('%s answered by %i (%s) is %s', (command, code, words, expected) => {
  expect(failureOfAnswer({ command, code, words })).toBe(expected);
});

test('failures of the server affect every e-mail, failures of one e-mail do not', () => {
  expect(failsForAll('SIGN_IN_REFUSED')).toBe(true);
  expect(failsForAll('TIME_OUT')).toBe(true);
  expect(failsForAll('ADDRESS_REFUSED')).toBe(false);
  expect(failsForAll('DELAYED')).toBe(false);
});
