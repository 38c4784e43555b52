import { isIP } from 'node:net';
import nodemailer from 'nodemailer';
import { mailNotTaken } from './mail-error.ts';
import {
  type Mail,
  MailNotTaken,
  type MailPort,
  type MailServer,
  type SigningKey,
} from './mail-port.ts';
import { addressesOf, isPrivateAddress } from './private-network.ts';

const PATIENCE_MILLIS = 20_000;
/**
 * Milliseconds that an organiser's own server has for a whole delivery: somebody may be waiting at
 * the screen.
 */
const OWN_PATIENCE_MILLIS = 10_000;

interface Settings {
  /** `smtp://user:password@host:port`, or smtps, of the platform's server; null for none. */
  readonly url: string | null;
  /** Hosts that organisers may name even though they lead into the server's own network. */
  readonly privateHosts: readonly string[];
  /** The domain at which reports of the platform's e-mails arrive; null for none. */
  readonly bounceDomain: string | null;
  /** The platform's own sender, and the name of its servers for SPF; null for none. */
  readonly sender: PlatformSender;
}

/** The address and the servers from which the platform sends, as its operator gives them. */
export interface PlatformSender {
  readonly address: string | null;
  readonly spf_include: string | null;
}

/** The headers that a signature covers: all that a reader or a mail program acts on. */
const SIGNED =
  'from:reply-to:to:subject:date:message-id:mime-version:content-type:content-transfer-encoding:' +
  'auto-submitted:list-unsubscribe:list-unsubscribe-post';

/** Delivers by SMTP. A server that refuses or is silent makes the delivery fail. */
export function smtpMail(settings: Settings): MailPort {
  const { url, privateHosts, bounceDomain, sender } = settings;
  const platform = url === null ? null : platformTransport(url);
  const allowed = new Set(privateHosts.map((host) => host.toLowerCase()));
  const isAllowed = (host: string) => allowed.has(host.toLowerCase());
  return {
    delivers: platform !== null,
    bounce_domain: bounceDomain,
    sender_address: sender.address,
    spf_include: sender.spf_include,
    send: async (mail, server) => {
      try {
        if (server !== null) return await sendThrough(server, { mail, isAllowed });
        if (platform === null) throw new MailNotTaken('OTHER', 'no mail server');
        return (await platform.sendMail(messageOf(mail))).response;
      } catch (error) {
        throw mailNotTaken(error);
      }
    },
    isPrivate: async (host) => {
      if (isAllowed(host)) return false;
      // the test and each delivery report a name that leads nowhere
      const addresses = await addressesOf(host).catch(() => []);
      return addresses.some(isPrivateAddress);
    },
    close: async () => platform?.close(),
  };
}

function platformTransport(url: string) {
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MILLIS,
    greetingTimeout: PATIENCE_MILLIS,
    socketTimeout: PATIENCE_MILLIS,
  });
}

/**
 * Looks up, judges and connects to one and the same address: a name cannot lead elsewhere in
 * between.
 */
async function sendThrough(
  server: MailServer,
  { mail, isAllowed }: { mail: Mail; isAllowed: (host: string) => boolean },
): Promise<string> {
  const { host, port, security, username, password } = server;
  const signal = AbortSignal.timeout(OWN_PATIENCE_MILLIS);
  const addresses = await inTime(addressesOf(host), signal);
  if (!isAllowed(host) && addresses.some(isPrivateAddress))
    throw new MailNotTaken('PRIVATE_NETWORK', host);
  const transport = nodemailer.createTransport({
    host: addresses[0] ?? host,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    // a certificate is for the name that was given, not for the address that it led to
    ...(isIP(host) === 0 ? { tls: { servername: host } } : {}),
    connectionTimeout: OWN_PATIENCE_MILLIS,
    greetingTimeout: OWN_PATIENCE_MILLIS,
    socketTimeout: OWN_PATIENCE_MILLIS,
    // without this, a server that offers no sign-in would get the e-mail without one
    ...(username === '' ? {} : { auth: { user: username, pass: password }, forceAuth: true }),
  });
  return (await transport.sendMail({ ...messageOf(mail), signal })).response;
}

/** Waits for the work; throws when the signal comes first. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const late = () => reject(new MailNotTaken('TIME_OUT', 'no answer from the name server'));
      signal.addEventListener('abort', late, { once: true });
    }),
  ]);
}

function messageOf(mail: Mail) {
  const { from, reply_to, to, return_path, subject, html, text, attachments, message_id } = mail;
  const { unsubscribe, signing } = mail;
  return {
    from: { name: from.name, address: from.address },
    ...(reply_to === null ? {} : { replyTo: reply_to }),
    to,
    ...(return_path === null ? {} : { envelope: { from: return_path, to } }),
    subject,
    ...(html === '' ? {} : { html }),
    text,
    attachments: attachments.map(({ name, content_type, bytes }) => ({
      filename: name,
      contentType: content_type,
      content: bytes,
    })),
    headers: {
      // mail programs send it no out-of-office answers (RFC 3834, 5)
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === null
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    messageId: message_id,
    ...(signing === null ? {} : { dkim: signatureOf(signing) }),
    attachDataUrls: true,
  };
}

function signatureOf({ domain, selector, private_key }: SigningKey) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: private_key,
    headerFieldNames: SIGNED,
  };
}
