import type { Vault } from '../vault/vault.ts';

/**
 * The settings of incoming delivery reports: the domain of their addresses, and the secret with
 * which the operator's mail server is let in.
 */
export interface MailReports {
  readonly domain: string;
  readonly secret: string;
}

/** The e-mail that a report is about, and its organiser. */
export interface ReportedMail {
  readonly organiser_id: number;
  readonly mail_id: number;
}

const BASE = 36;
const ADDRESS = /^b-([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-f]{32})$/;

/**
 * Returns the address to which mail servers report the outcome of an e-mail: it names the e-mail
 * and is signed. It has small letters and digits alone, since servers on the way may change the
 * case, and at most 64 of them.
 */
export function returnPathOf(mail: ReportedMail, input: { vault: Vault; domain: string }): string {
  const id = `${mail.organiser_id.toString(BASE)}-${mail.mail_id.toString(BASE)}`;
  return `b-${id}-${input.vault.sign(aboutReport(id))}@${input.domain}`;
}

/**
 * Returns the e-mail that a report to this address is about; null for an address that we never
 * gave.
 */
export function reportedMailOf(
  address: string,
  { vault, domain }: { vault: Vault; domain: string },
): ReportedMail | null {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [, organiser = '', mail = '', signature = ''] = ADDRESS.exec(local) ?? [];
  if (host !== domain || signature === '') return null;
  if (!vault.isSigned(aboutReport(`${organiser}-${mail}`), signature)) return null;
  return {
    organiser_id: Number.parseInt(organiser, BASE),
    mail_id: Number.parseInt(mail, BASE),
  };
}

function aboutReport(id: string): string {
  return `reports of e-mail ${id}`;
}
