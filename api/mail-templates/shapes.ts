import { TEMPLATE_USES } from '@ribambelle/domain/mail-templates/blocks.ts';
import { z } from 'zod';
import { cuid, line } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { mailBlock, mailBlocks } from './blocks.ts';

/** The fields of a template that a collaborator sets. */
export const templateFields = {
  /** For staff. */
  name: line.max(80),
  content: mailBlocks,
  /** The new e-mails that begin with it by themselves; null for none. */
  default_for: z.enum(TEMPLATE_USES).nullable(),
};

/** A template with its blocks. */
export const officeTemplate = z.object({
  ...templateFields,
  cuid,
  version,
  name: z.string(),
  content: z.array(mailBlock),
});

export const oneTemplate = { mail_template: cuid };

/** The refusals of its fields. */
export const TEMPLATE_REFUSALS = [
  'MAIL_TEMPLATE_EXISTS',
  'MAILING_VARIABLE_UNKNOWN',
  'MAIL_PICTURE_NOT_FOUND',
] as const;
