import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WriteMail } from '@ribambelle/mails/mail.ts';

const BUILT = join(import.meta.dirname, '../../mails/dist/write-mail.js');

/** Writes e-mails with what was built of `mails`, loaded with the first one. */
export const builtMails: WriteMail = async (name, mail) => {
  const built: { writeMail: WriteMail } = await import(pathToFileURL(BUILT).href);
  return built.writeMail(name, mail);
};
