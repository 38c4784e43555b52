import type { Answer } from '@ribambelle/api/client.ts';
import {
  type Finding,
  keyRecord,
  keyRecordName,
  policyRecordNames,
  type RecordKind,
  senderListRecord,
  USUAL_POLICY,
} from '@ribambelle/domain/sender-domains/sender-records.ts';
import { domainToUnicode } from 'node:url';
import type { Db } from '../database/transaction.ts';
import { findSenderDomain, loadFindings, type SenderDomain } from '../mails/index.ts';
import type { Outside } from '../outside/outside.ts';

type Presented = NonNullable<Answer<'getSenderDomain'>['sender_domain']>;

/**
 * Returns the sender domain as staff see it, with the records to publish: no private key. Null for
 * none.
 */
export async function presentSenderDomain(db: Db, outside: Outside): Promise<Presented | null> {
  const row = await findSenderDomain(db);
  if (row === undefined) return null;
  const findings = await loadFindings(db);
  const { domain, state, checked_at, next_selector } = row;
  return {
    domain,
    shown: domainToUnicode(domain) || domain,
    state,
    records: recordsOf(row, { findings, spf_include: outside.mail.spf_include }),
    checked_at,
    renewing: next_selector !== null,
  };
}

function recordsOf(
  row: SenderDomain,
  input: { readonly findings: readonly Finding[]; readonly spf_include: string | null },
): Presented['records'] {
  const { domain, selector, public_key, next_selector, next_public_key } = row;
  const { findings, spf_include } = input;
  const foundOf = (kind: RecordKind) => findings.find((one) => one.kind === kind);
  const recordOf = (kind: RecordKind, record: { name: string; value: string }) => ({
    kind,
    ...record,
    result: foundOf(kind)?.result ?? null,
    found: foundOf(kind)?.found ?? '',
  });
  const keyOf = (kind: RecordKind, key: { selector: string; public_key: string }) =>
    recordOf(kind, {
      name: keyRecordName(domain, key.selector),
      value: keyRecord(key.public_key),
    });
  const next =
    next_selector === null || next_public_key === null
      ? []
      : [keyOf('NEXT_DKIM', { selector: next_selector, public_key: next_public_key })];
  const senderList =
    spf_include === null
      ? []
      : [
          recordOf('SPF', {
            name: domain,
            value: senderListRecord(spf_include, foundOf('SPF')?.found ?? ''),
          }),
        ];
  const policy = { name: policyRecordNames(domain)[0] ?? '', value: USUAL_POLICY };
  return [
    keyOf('DKIM', { selector, public_key }),
    ...next,
    ...senderList,
    recordOf('DMARC', policy),
  ];
}
