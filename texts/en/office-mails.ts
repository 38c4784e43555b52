import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';
import type { ObsoleteReason } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-mails.ts';

const mails = (count: number) =>
  `${count} ${plural('en', count, { one: 'e-mail', other: 'e-mails' })}`;

const FAILURES: Readonly<Record<MailFailure | ObsoleteReason, string>> = {
  NAME_UNKNOWN: 'There is no server of this name. Check the server address.',
  PRIVATE_NETWORK:
    'This address leads into the platform’s internal network. Enter the server of your e-mail provider.',
  CONNECTION_REFUSED: 'The server refuses the connection. Check the port: usually 465 or 587.',
  UNREACHABLE: 'The server cannot be reached.',
  TIME_OUT:
    'The server did not answer in time. Check the address, the port and the security: 465 with TLS, 587 with STARTTLS.',
  CONNECTION_LOST: 'The server closed the connection. Check the port and the security.',
  CERTIFICATE:
    'The server’s certificate is not valid for this address: we do not hand your e-mails to it.',
  SECURITY:
    'The connection could not be secured. Try the other security setting: 465 with TLS, 587 with STARTTLS.',
  SIGN_IN_REFUSED: 'The server refuses this user name or password.',
  SENDER_REFUSED: 'The server refuses this sender. Use an address that this account may send from.',
  SERVER_REFUSED: 'The server refuses to serve us.',
  PASSWORD_LOST: 'The saved password can no longer be read. Enter it again.',
  ADDRESS_REFUSED: 'The server does not know this address.',
  MESSAGE_REFUSED: 'The server refuses this e-mail.',
  DELAYED: 'The server asks us to try again later.',
  INTERRUPTED:
    'Sending was interrupted: this e-mail may have been sent. Ask the family before sending it again.',
  OTHER: 'Sending failed.',
  ERASED: 'This family’s account is deleted.',
  LINK_OVER: 'Its link is no longer valid: the person can ask for another one.',
  OVER: 'It is about something that is over.',
  STOPPED: 'The mailing was stopped before this e-mail left.',
  ADDRESS_UNCONFIRMED: 'The family has not confirmed its e-mail address.',
};

export const texts: typeof french = {
  title: 'Sending e-mails',
  platform:
    'Without a server of your own, your e-mails are sent by the platform’s server. You can enter yours.',
  nobody:
    'No e-mail is being sent at the moment. Enter the server of your e-mail provider: it gives you these settings.',
  host: 'Server (SMTP)',
  host_help: 'For example smtp.your-provider.be',
  port: 'Port',
  security: 'Security',
  securities: { TLS: 'TLS (port 465)', STARTTLS: 'STARTTLS (port 587)', NONE: 'None' },
  not_secure: 'Without security, the password and the e-mails can be read on their way.',
  username: 'User name',
  password: 'Password',
  password_kept: 'Saved. Leave empty to keep it.',
  sender_name: 'Sender name',
  sender_address: 'Sender address',
  sender_help: 'Empty: the name and e-mail of “Name and contact”.',
  reply_to: 'Reply-to address',
  reply_to_help: 'Empty: replies go to the sender.',
  test: 'Send a test e-mail',
  test_help: (email) => `It goes to ${email}, with what is written above.`,
  accepted: 'The test e-mail was accepted. Check that it arrives, in the spam folder too.',
  accepted_unsaved: 'Now save these settings.',
  not_accepted: 'The test e-mail was not sent.',
  server_words: 'Server’s answer:',
  tested: (when) => `Last accepted test: ${when}`,
  tested_before: (when) =>
    `Last accepted test: ${when}, with other settings than those that are saved.`,
  failureOf: (failure) => FAILURES[failure],
  banner_unsent: (count, since) =>
    `${mails(count)} ${plural('en', count, { one: 'has', other: 'have' })} not been sent, since ${since}.`,
  banner_nobody:
    'No e-mail is being sent: no mail server is set up. Families receive neither confirmations nor links.',
  banner_no_server: 'No mail server is set up.',
  banner_set_up: 'Set up sending',
  banner_ask: 'Tell the person who manages the settings.',
  banner_look: 'See and send again',
  banner_sending: (done, total) => `Sending e-mails: ${done} of ${total}…`,
  send_again: 'Send again',
  send_all: (count) => `Send what waits (${count})`,
  send_all_consequence: (count) =>
    `${mails(count)} will be sent now. Those whose link has expired, or that are about something that is over, are not sent.`,
  sending_started: 'Sending has begun.',
  last_sending: (sending) =>
    [
      `Last time: ${sending.sent} sent`,
      sending.failed > 0 ? `${sending.failed} failed` : '',
      sending.refused > 0 ? `${sending.refused} to a refused address` : '',
      sending.obsolete > 0 ? `${sending.obsolete} out of date, not sent` : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  all_states: 'All states',
  unsent: 'What waits to be sent',
  why: 'Why',
};
