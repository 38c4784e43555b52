import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MailingValues } from './mailing-store.ts';

/**
 * Returns the audit entry of an act on a mailing: it names the mailing by its subject, in the
 * language in which it has one.
 */
export function didTo(
  act: Extract<Permission, `customer-notifications.${string}`>,
  mailing: { readonly cuid: string } & Pick<MailingValues, 'subject'>,
) {
  const summary = LANGUAGES.map((language) => mailing.subject[language]).find((one) => one !== '');
  return { act, noun: 'mailings', cuid: mailing.cuid, summary: summary ?? '—' };
}

/** Returns the values of a mailing that the log compares. */
export function comparable({ purpose, subject, content, recipients }: MailingValues) {
  return {
    purpose,
    subject,
    content: JSON.stringify(content),
    recipients: JSON.stringify(recipients),
  };
}
