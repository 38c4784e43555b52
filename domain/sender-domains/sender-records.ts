/** The records that a sender domain needs, in the order in which they are shown. */
export const RECORD_KINDS = ['DKIM', 'NEXT_DKIM', 'SPF', 'DMARC'] as const;

/** One of these kinds; NEXT_DKIM is that of a key that will follow the present one. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * The results of looking for a record: UNANSWERED when no name server said whether it is there,
 * SEVERAL when there are more of its kind than the one that counts.
 */
export const RECORD_RESULTS = ['RIGHT', 'MISSING', 'DIFFERENT', 'SEVERAL', 'UNANSWERED'] as const;

/** One of these results. */
export type RecordResult = (typeof RECORD_RESULTS)[number];

/** The result of looking for a record, and the texts that are there instead or already. */
export interface Finding {
  readonly kind: RecordKind;
  readonly result: RecordResult;
  readonly found: string;
}

/** Texts of a name as a name server answered them; null when none answered. */
export type Texts = readonly string[] | null;

const MOST_SHOWN = 1000;

/** Returns the name at which a key is published. */
export function keyRecordName(domain: string, selector: string): string {
  return `${selector}._domainkey.${domain}`;
}

/** Returns the text that publishes a key (RFC 6376, 3.6.1). */
export function keyRecord(public_key: string): string {
  return `v=DKIM1; k=rsa; p=${public_key}`;
}

/**
 * Returns the names at which the policy of a domain may stand, its own first: that of a name above
 * it counts where it has none (RFC 7489, 6.6.3).
 */
export function policyRecordNames(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, above) => `_dmarc.${labels.slice(above).join('.')}`);
}

/** The policy that asks receivers for nothing yet, which is enough for a domain without one. */
export const USUAL_POLICY = 'v=DMARC1; p=none';

/**
 * Returns the SPF record to publish: the one that is there with the platform's servers added, as a
 * domain can have only one.
 */
export function senderListRecord(include: string, found: string): string {
  const [, rest = ''] = /^v=spf1\b\s*([^\n]*)$/i.exec(found) ?? [];
  return `v=spf1 include:${include} ${rest === '' ? '~all' : rest}`;
}

/** Judges the texts at the name of a key: the one key that is there must be ours. */
export function judgeKey(
  texts: Texts,
  { kind, public_key }: { readonly kind: 'DKIM' | 'NEXT_DKIM'; readonly public_key: string },
): Finding {
  if (texts === null) return { kind, result: 'UNANSWERED', found: '' };
  if (texts.length !== 1) return findingOf(kind, texts);
  const tags = tagsOf(texts[0] ?? '');
  const isOurs =
    withoutSpaces(tags.get('p')) === public_key &&
    (tags.get('v') ?? 'DKIM1') === 'DKIM1' &&
    (tags.get('k') ?? 'rsa') === 'rsa' &&
    /(^|:)sha256(:|$)/.test(tags.get('h') ?? 'sha256') &&
    /(^|:)(\*|email)(:|$)/.test(tags.get('s') ?? '*');
  return { ...findingOf(kind, texts), result: isOurs ? 'RIGHT' : 'DIFFERENT' };
}

/** Judges the texts of a domain: the one list of its servers must include the platform's. */
export function judgeSenderList(texts: Texts, include: string): Finding {
  const kind = 'SPF';
  if (texts === null) return { kind, result: 'UNANSWERED', found: '' };
  const lists = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const terms = (lists[0] ?? '').toLowerCase().split(/\s+/);
  const isThere = [`include:${include}`, `+include:${include}`].some((term) =>
    terms.includes(term.toLowerCase()),
  );
  const finding = findingOf(kind, lists);
  return lists.length === 1 ? { ...finding, result: isThere ? 'RIGHT' : 'DIFFERENT' } : finding;
}

/** True when one of the texts is a policy: names above are not asked then. */
export function hasPolicy(texts: readonly string[]): boolean {
  return texts.some(isPolicy);
}

/** Judges the texts at the name of a policy; each policy is right that can be read. */
export function judgePolicy(texts: Texts): Finding {
  const kind = 'DMARC';
  if (texts === null) return { kind, result: 'UNANSWERED', found: '' };
  const policies = texts.filter(isPolicy);
  const finding = findingOf(kind, policies);
  if (policies.length !== 1) return finding;
  const isReadable = /^(none|quarantine|reject)$/i.test(tagsOf(policies[0] ?? '').get('p') ?? '');
  return { ...finding, result: isReadable ? 'RIGHT' : 'DIFFERENT' };
}

function isPolicy(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(;|$)/.test(text);
}

/** Returns the finding for no text or several. */
function findingOf(kind: RecordKind, texts: readonly string[]): Finding {
  const result = texts.length === 0 ? 'MISSING' : 'SEVERAL';
  return { kind, result, found: texts.join('\n').slice(0, MOST_SHOWN) };
}

/** Reads `v=DKIM1; k=rsa; p=…`: names and values, without the spaces around them. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((tag) => {
      const at = tag.indexOf('=');
      return at < 0 ? [] : [[tag.slice(0, at).trim(), tag.slice(at + 1).trim()]];
    }),
  );
}

function withoutSpaces(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s/g, '');
}
