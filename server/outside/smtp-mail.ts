import nodemailer from 'nodemailer';
import type { MailPort } from './mail-port.ts';

const PATIENCE_MILLIS = 20_000;

/** Without a mail server letters stay in the database, and the mailbox page shows them. */
export const keptMail: MailPort = { send: async () => 'kept', close: async () => {} };

/** Delivers by SMTP; `smtp://user:password@host:port`, or smtps. A server that refuses or is silent makes the delivery fail. */
export function smtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport({
    ...{ url, pool: true, maxConnections: 2 },
    ...{ connectionTimeout: PATIENCE_MILLIS, greetingTimeout: PATIENCE_MILLIS, socketTimeout: PATIENCE_MILLIS },
  });
  return {
    send: async ({ from, to, subject, html, text, message_id }) => {
      await transport.sendMail({
        from: { name: from.name, address: from.address },
        to,
        subject,
        html,
        text,
        messageId: message_id,
        attachDataUrls: true,
      });
      return 'sent';
    },
    close: async () => transport.close(),
  };
}
