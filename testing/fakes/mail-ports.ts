import type { Mail, MailPort } from '@ribambelle/server/outside/mail-port.ts';

/** A platform without a mail server, on which every host that organisers name may be reached. */
export const NO_MAIL: MailPort = {
  delivers: false,
  bounce_domain: null,
  sender_address: null,
  spf_include: null,
  send: async () => '',
  isPrivate: async () => false,
  close: async () => {},
};

/** Returns a mail server that takes every e-mail, into this list if one is given. */
export function takingMail(mails: Mail[] = []): MailPort {
  return {
    ...NO_MAIL,
    delivers: true,
    send: async (mail) => {
      mails.push(mail);
      return '250 2.0.0 Ok';
    },
  };
}
