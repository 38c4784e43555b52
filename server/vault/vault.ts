import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Keeps small secrets unreadable in the database and its backups. `about` binds a secret to its
 * row: it cannot be opened anywhere else.
 */
export interface Vault {
  seal(secret: string, about: string): string;
  /**
   * Returns the secret; null when it was sealed with a key that is missing here, for another row,
   * or was changed.
   */
  open(sealed: string, about: string): string | null;
  /**
   * Signs a text, in 32 small letters and digits: its reader can be sure that it comes from here.
   */
  sign(text: string): string;
  /** True for a signature by any of the keys. */
  isSigned(text: string, signature: string): boolean;
  /** The prefix of every value that is sealed with the present key. */
  readonly prefix: string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a vault with one or several keys: the first one seals, all of them open. So a key is
 * changed by putting the new one before the old one, and removing the old one once the server has
 * started with both (see reseal-secrets.ts).
 */
export function createVault(keys: readonly [string, ...string[]]): Vault {
  const byId = new Map(keys.map((key) => [idOf(key), derive(key)]));
  const first = idOf(keys[0]);
  return {
    prefix: `sealed.${first}.`,
    sign: (text) => signatureOf(keys[0], text),
    isSigned: (text, signature) => keys.some((key) => isSame(signatureOf(key, text), signature)),
    seal: (secret, about) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derive(keys[0]), iv).setAAD(Buffer.from(about));
      const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), data]);
      return `sealed.${first}.${bytes.toString('base64url')}`;
    },
    open: (sealed, about) => {
      const [, id = '', text = ''] = /^sealed\.([0-9a-f]{8})\.([\w-]+)$/.exec(sealed) ?? [];
      const key = byId.get(id);
      const bytes = Buffer.from(text, 'base64url');
      if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const data = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([data, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function signatureOf(key: string, text: string): string {
  const signatureKey = hkdfSync('sha256', key, 'ribambelle', 'signatures', 32);
  return createHmac('sha256', Buffer.from(signatureKey)).update(text).digest('hex').slice(0, 32);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'ribambelle', 'secrets in the database', 32));
}

/** Returns an id that tells keys apart without revealing anything about them. */
function idOf(key: string): string {
  return createHash('sha256').update(`id ${key}`).digest('hex').slice(0, 8);
}
