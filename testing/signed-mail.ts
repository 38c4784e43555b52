import { createHash, createPublicKey, verify } from 'node:crypto';

/** A signature of an e-mail, as its receiver reads it. */
export interface ReadSignature {
  readonly domain: string;
  readonly selector: string;
  /** The names of the signed headers. */
  readonly headers: readonly string[];
  /** True when neither the body nor a signed header was changed (RFC 6376, relaxed/relaxed). */
  isBy(public_key: string): boolean;
}

/** Reads the signature of an e-mail as it arrived; null for none. */
export function signatureIn(raw: string): ReadSignature | null {
  const [head, body] = splitOnce(raw.replaceAll(/\r?\n/g, '\r\n'), '\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/);
  const fieldOf = (name: string) =>
    fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`));
  const signature = fieldOf('dkim-signature');
  if (signature === undefined) return null;
  const tags = new Map(
    splitOnce(signature, ':')[1]
      .split(';')
      .map((tag) => splitOnce(tag, '='))
      .map(([name, value]) => [name.trim(), value.replaceAll(/\s/g, '')]),
  );
  const headers = (tags.get('h') ?? '').split(':');
  const signed = headers.map((name) => `${relaxed(fieldOf(name) ?? `${name}:`)}\r\n`).join('');
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'));
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  return {
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
    headers,
    isBy: (public_key) =>
      bodyHash === tags.get('bh') &&
      verify(
        'RSA-SHA256',
        Buffer.from(signed + unsigned, 'latin1'),
        createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' }),
        Buffer.from(tags.get('b') ?? '', 'base64'),
      ),
  };
}

function relaxed(field: string): string {
  const [name, value] = splitOnce(field, ':');
  const unfolded = value.replaceAll(/\r\n/g, '').replaceAll(/[ \t]+/g, ' ');
  return `${name.toLowerCase().trim()}:${unfolded.replaceAll(/^ | $/g, '')}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`;
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}
