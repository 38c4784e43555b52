import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { NO_TEXT } from '../fields/bilingual-field.tsx';

/** Returns an empty block of a kind. */
export function newBlock(type: MailBlock['type']): MailBlock {
  if (type === 'TEXT') return { type, text: NO_TEXT };
  if (type === 'PICTURE') return { type, picture: '', href: '' };
  return type === 'BUTTON' ? { type, label: NO_TEXT, href: '' } : { type };
}
