/** The most bytes of a file of a mailing, and of all its files: mail servers refuse more. */
export const MOST_ATTACHMENT_BYTES = 5 * 1024 * 1024;
export const MOST_ATTACHMENTS_BYTES = 10 * 1024 * 1024;

interface Kind {
  readonly content_type: string;
  /** The first bytes of such a file; null for a text. */
  readonly begins: readonly number[] | null;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** The files allowed in an e-mail, by the ending of their name: none that can run. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { content_type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
  jpg: { content_type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  jpeg: { content_type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  png: { content_type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  docx: { content_type: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xlsx: { content_type: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  odt: { content_type: `${OPEN}.text`, begins: ZIP },
  ods: { content_type: `${OPEN}.spreadsheet`, begins: ZIP },
  txt: { content_type: 'text/plain; charset=utf-8', begins: null },
  csv: { content_type: 'text/csv; charset=utf-8', begins: null },
  ics: { content_type: 'text/calendar; charset=utf-8', begins: null },
};

/** The endings of the names of files allowed in a mailing. */
export const ATTACHMENT_ENDINGS: readonly string[] = Object.keys(KINDS);

/**
 * Returns the content type of an attachment, from its name and first bytes; null for a file that is
 * not allowed or does not match its name.
 */
export function contentTypeOf(name: string, bytes: Uint8Array): string | null {
  const kind = KINDS[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (kind === undefined || !name.includes('.')) return null;
  const isOfType =
    kind.begins === null
      ? !bytes.includes(0)
      : kind.begins.every((byte, index) => bytes[index] === byte);
  return isOfType ? kind.content_type : null;
}
