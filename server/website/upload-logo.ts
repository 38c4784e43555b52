import { uploadLogo as endpoint } from '@ribambelle/api/website/upload-logo.ts';
import { preparedAction } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { encodeImage, insertImage } from '../files/index.ts';
import { saveSettings } from '../organisers/index.ts';

/** Makes an uploaded picture the logo, re-encoded. */
export const uploadLogo = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  async ({ db, prepared: image, request, organiser, collaborator, now }) => {
    const { id, cuid } = await insertImage(db, {
      organiser_id: organiser.id,
      name: request.name,
      image,
      now,
    });
    await saveSettings(db, { organiser_id: organiser.id, values: { logo_file_id: id }, now });
    const audit = {
      action: 'organiser-account.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
    };
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      ...audit,
      changes: { logo: { from: null, to: request.name } },
    });
    return { logo_url: `/files/${cuid}`, message: null };
  },
);
