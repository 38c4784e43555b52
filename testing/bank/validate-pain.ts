import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

const SCHEMA = join(import.meta.dirname, 'xsd', 'pain.001.001.09.xsd');

/** A transfer as a file tells it to the bank. */
export interface WrittenTransfer {
  readonly id: string;
  readonly amount: string;
  readonly name: string;
  readonly iban: string;
  readonly message: string;
}

/** A file of transfers as the bank reads it. */
export interface WrittenFile {
  readonly id: string;
  readonly day: string;
  readonly created: string;
  readonly debtor: string;
  readonly counts: readonly string[];
  readonly sums: readonly string[];
  readonly transfers: readonly WrittenTransfer[];
}

/** Reads a file of transfers. Throws when it breaks the schema of the official message. */
export function readPain(xml: string): WrittenFile {
  using schema = XmlDocument.fromString(readFileSync(SCHEMA, 'utf8'));
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  validator.validate(document);
  const p = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' };
  const all = (path: string) => document.find(path, p).map((node) => node.content);
  const one = (path: string) => all(path).join('|');
  const ids = all('//p:EndToEndId');
  return {
    id: one('//p:MsgId'),
    day: one('//p:ReqdExctnDt/p:Dt'),
    created: one('//p:CreDtTm'),
    debtor: [...all('//p:Dbtr/p:Nm'), ...all('//p:DbtrAcct//p:IBAN'), ...all('//p:BICFI')].join(
      ' ',
    ),
    counts: all('//p:NbOfTxs'),
    sums: all('//p:CtrlSum'),
    transfers: ids.map((id, index) => {
      const at = `(//p:CdtTrfTxInf)[${index + 1}]`;
      return {
        id,
        amount: one(`${at}//p:InstdAmt[@Ccy='EUR']`),
        name: one(`${at}/p:Cdtr/p:Nm`),
        iban: one(`${at}/p:CdtrAcct//p:IBAN`),
        message: one(`${at}/p:RmtInf/p:Ustrd`),
      };
    }),
  };
}
