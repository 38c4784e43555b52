import {
  type DeliveryReport,
  endOfReport,
  readDeliveryReports,
} from '@ribambelle/domain/notifications/delivery-reports.ts';
import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { RunInTenant } from '../events/events.ts';
import { noteReport } from './mail-store.ts';
import { type ReportedMail, reportedMailOf } from './return-path.ts';
import type { Vault } from '../vault/vault.ts';

/** Headers that name the address to which a report came. */
const ADDRESSED = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
const ADDRESS = /[^\s<>,;"]+@[^\s<>,;"]+/g;

/**
 * A report about an e-mail, with the digest that tells it from another report, however it
 * travelled.
 */
export interface Reported {
  readonly mail: ReportedMail;
  readonly report: DeliveryReport;
  readonly digest: Buffer;
}

/**
 * The kind of a message: a report about one of our e-mails, not a report, or one to an address that
 * we never gave.
 */
export type ReadReport =
  | { readonly is: 'REPORT'; readonly reported: Reported }
  | { readonly is: 'OTHER' }
  | { readonly is: 'FORGED' };

/**
 * Reads a message that came to one of our addresses (RFC 3464); the address is taken from its
 * headers, or given by the mail server.
 */
export async function readReport(
  message: Buffer,
  input: { vault: Vault; domain: string; recipient: string | null },
): Promise<ReadReport> {
  const parsedMail = await PostalMime.parse(message, {
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    forceRfc822Attachments: true,
  }).catch(() => null);
  if (parsedMail === null) return { is: 'OTHER' };
  const headers = parsedMail.headers.filter(({ key }) => ADDRESSED.has(key));
  const addresses = headers.flatMap(({ value }) => value.match(ADDRESS) ?? []);
  const recipients = input.recipient === null ? [] : [input.recipient];
  const mail = [...recipients, ...addresses]
    .map((address) => reportedMailOf(address, input))
    .find((one) => one !== null);
  if (mail === undefined) return { is: 'FORGED' };
  const part = parsedMail.attachments.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status$/.test(mimeType),
  );
  const text = typeof part?.content === 'string' ? part.content : '';
  // an e-mail has one recipient
  const [report] = readDeliveryReports(text);
  if (report === undefined) return { is: 'OTHER' };
  const digest = createHash('sha256')
    .update(`${parsedMail.messageId ?? ''}\n${text}`)
    .digest();
  return { is: 'REPORT', reported: { mail, report, digest } };
}

/**
 * Records a report about an e-mail, only once even if the report comes several times; returns true
 * when it changed anything.
 */
export async function applyReport(
  inTenant: RunInTenant,
  input: Reported & { readonly now: string },
): Promise<boolean> {
  const { mail, report, digest, now } = input;
  const end = endOfReport(report);
  if (end === null) return false;
  return inTenant((db) => noteReport(db, { ...mail, digest, end, words: report.words, now }));
}
