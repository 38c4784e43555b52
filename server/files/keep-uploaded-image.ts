import { recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/transaction.ts';
import type { EncodedImage } from './encode-image.ts';
import { insertImage } from './file-store.ts';
import { uploadedImage } from './shown-images.ts';

/**
 * Stores a picture that staff uploaded, logs it as `action`, and returns it as forms refer to it.
 */
export async function keepUploadedImage(
  db: Db,
  input: Pick<
    Parameters<typeof recordAudit>[1],
    'organiser' | 'collaborator' | 'now' | 'action'
  > & {
    readonly name: string;
    readonly image: EncodedImage;
  },
) {
  const { organiser, collaborator, now, action, name, image } = input;
  const { cuid } = await insertImage(db, { organiser_id: organiser.id, name, image, now });
  const audit = { action, entity: 'files', entity_cuid: cuid, summary: name };
  await recordAudit(db, { organiser, collaborator, now, ...audit });
  return uploadedImage({ cuid, width: image.width, height: image.height });
}
