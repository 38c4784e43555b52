import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailOrder } from './mail-writer.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import { workPatiently } from '@ribambelle/server/threads/work-patiently.ts';

const BUILT = join(import.meta.dirname, '../../mails/dist/write-mail.js');

const { writeMail }: { writeMail: WriteMail } = await import(pathToFileURL(BUILT).href);
workPatiently(({ name, mail }: MailOrder) => writeMail(name, mail));
