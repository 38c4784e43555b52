import type { MailingBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import type { MailingPurpose } from '@ribambelle/domain/mailings/mailing.ts';
import type { Db } from '../database/transaction.ts';
import { loadPresentPictures } from '../files/index.ts';
import { findDefaultTemplate, findTemplate } from '../mail-templates/index.ts';
import { orRefuse } from '../refusal.ts';

const EMPTY: MailingBlock = { type: 'TEXT', text: { fr: '', en: '' } };

/**
 * Returns the blocks that a new mailing begins with: those of a template, else of the default one,
 * but for the blocks that are about one record, and without pictures that are gone. Refuses
 * MAIL_TEMPLATE_NOT_FOUND.
 */
export async function firstContent(
  db: Db,
  of: { readonly template: string | null; readonly purpose: MailingPurpose },
): Promise<readonly MailingBlock[]> {
  const { template, purpose } = of;
  const found =
    template === null
      ? await findDefaultTemplate(db, purpose === 'NEWS' ? 'NEWSLETTERS' : 'MAILS')
      : orRefuse(await findTemplate(db, { cuid: template }), 'MAIL_TEMPLATE_NOT_FOUND');
  const blocks = (found?.content ?? []).flatMap((block) =>
    block.type === 'TEXT' || block.type === 'PICTURE' || block.type === 'BUTTON' ? [block] : [],
  );
  return blocks.length === 0 ? [EMPTY] : withPresentPictures(db, blocks);
}

async function withPresentPictures(
  db: Db,
  blocks: readonly MailingBlock[],
): Promise<readonly MailingBlock[]> {
  const cuids = blocks.flatMap((block) => (block.type === 'PICTURE' ? [block.picture] : []));
  if (cuids.length === 0) return blocks;
  const present = await loadPresentPictures(db, cuids);
  return blocks.map((block) =>
    block.type === 'PICTURE' && !present.has(block.picture) ? { ...block, picture: '' } : block,
  );
}
