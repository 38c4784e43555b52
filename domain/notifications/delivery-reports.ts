import type { MailFailure } from './mail-failures.ts';

/** The report on one recipient (RFC 3464): action, status (RFC 3463) and the server's words. */
export interface DeliveryReport {
  readonly action: string;
  readonly status: string;
  readonly words: string;
}

const MOST_RECIPIENTS = 100;
const MOST_WORDS = 1000;

/** Returns the recipients in a `message/delivery-status`; malformed ones are left out. */
export function readDeliveryReports(text: string): readonly DeliveryReport[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .slice(0, MOST_RECIPIENTS + 1)
    .map(fieldsOf)
    .flatMap((fields) => {
      const action = fields.get('action')?.toLowerCase() ?? '';
      const [status = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '') ?? [];
      if (action === '' || status === '') return [];
      const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
      return [{ action, status, words: (diagnosis || `${action} ${status}`).slice(0, MOST_WORDS) }];
    });
}

/** Returns the fields of one part; a line that begins with white space continues the one before. */
function fieldsOf(part: string): ReadonlyMap<string, string> {
  const lines = part.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined
        ? []
        : [[name.toLowerCase(), value.trim()] as const];
    }),
  );
}

/**
 * The outcome of an e-mail by a report: it failed and why, or there is only something to note; null
 * for good news.
 */
export type ReportedEnd =
  | { readonly ended: true; readonly state: 'REFUSED' | 'FAILED'; readonly failure: MailFailure }
  | { readonly ended: false };

/**
 * Interprets a report. A permanent failure counts against the address when the status says that
 * there is no such address or mailbox (5.1, 5.2.0, 5.2.1, 5.4.4, 5.0.0), else against the e-mail: a
 * full mailbox or a policy is not the address's fault. When a server gave up after a while (4.x.x),
 * the e-mail can be sent again.
 */
export function endOfReport({ action, status }: DeliveryReport): ReportedEnd | null {
  if (action === 'delayed') return { ended: false };
  if (action !== 'failed') return null;
  if (status.startsWith('4')) return { ended: true, state: 'FAILED', failure: 'DELAYED' };
  if (/^5\.(0\.0|1\.\d+|2\.[01]|4\.4)$/.test(status))
    return { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' };
  return { ended: true, state: 'FAILED', failure: 'MESSAGE_REFUSED' };
}
