import nodemailer from 'nodemailer';
import type { MailPort } from './mail-port.ts';

const PATIENCE_MILLIS = 20_000;

/** No mail server: e-mails are kept. */
export const keptMail: MailPort = { delivers: false, send: async () => {}, close: async () => {} };

/** Delivers by SMTP; `smtp://user:password@host:port`, or smtps. A server that refuses or is silent makes the delivery fail. */
export function smtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MILLIS,
    greetingTimeout: PATIENCE_MILLIS,
    socketTimeout: PATIENCE_MILLIS,
  });
  return {
    delivers: true,
    send: async ({ from, to, subject, html, text, attachments, message_id }) => {
      await transport.sendMail({
        from: { name: from.name, address: from.address },
        to,
        subject,
        html,
        text,
        attachments: attachments.map(({ name, content_type, bytes }) => ({
          filename: name,
          contentType: content_type,
          content: bytes,
        })),
        messageId: message_id,
        attachDataUrls: true,
      });
    },
    close: async () => transport.close(),
  };
}
