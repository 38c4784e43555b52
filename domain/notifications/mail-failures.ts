/** The reasons why nothing leaves through a mail server, whatever the e-mail. */
export const SERVER_FAILURES = [
  'NAME_UNKNOWN',
  'PRIVATE_NETWORK',
  'CONNECTION_REFUSED',
  'UNREACHABLE',
  'TIME_OUT',
  'CONNECTION_LOST',
  'CERTIFICATE',
  'SECURITY',
  'SIGN_IN_REFUSED',
  'SENDER_REFUSED',
  'SERVER_REFUSED',
  'PASSWORD_LOST',
] as const;

/** The reasons why one e-mail does not leave although the server answers. */
const ONE_MAIL_FAILURES = [
  'ADDRESS_REFUSED',
  'MESSAGE_REFUSED',
  'DELAYED',
  'INTERRUPTED',
  'OTHER',
] as const;

export const MAIL_FAILURES = [...SERVER_FAILURES, ...ONE_MAIL_FAILURES] as const;

/** The reason why a mail server did not accept an e-mail. */
export type MailFailure = (typeof MAIL_FAILURES)[number];

/**
 * True when the next e-mail would fail for the same reason: it concerns the server, not this
 * e-mail.
 */
export function failsForAll(failure: MailFailure): boolean {
  return SERVER_FAILURES.some((one) => one === failure);
}

/** An answer that refuses: the command it answers, its code and its words. */
export interface SmtpAnswer {
  readonly command: string;
  readonly code: number;
  readonly words: string;
}

/**
 * Interprets an answer that refuses (RFC 5321, enhanced codes of RFC 3463). An address counts as
 * refused when the server says for good that it cannot be written to; a refusal by policy (5.7) or
 * of relaying is not the address's fault.
 */
export function failureOfAnswer({ command, code, words }: SmtpAnswer): MailFailure {
  if (command.startsWith('AUTH')) return 'SIGN_IN_REFUSED';
  const isForGood = code >= 500;
  if (command === 'RCPT TO') {
    if (!isForGood) return 'DELAYED';
    return isPolicy(words) ? 'MESSAGE_REFUSED' : 'ADDRESS_REFUSED';
  }
  if (command === 'MAIL FROM') return isForGood ? 'SENDER_REFUSED' : 'DELAYED';
  if (command === 'DATA') return isForGood ? 'MESSAGE_REFUSED' : 'DELAYED';
  return 'SERVER_REFUSED';
}

function isPolicy(words: string): boolean {
  const [, subject = ''] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(words) ?? [];
  return subject === '' ? /\brelay/i.test(words) : subject === '7';
}
