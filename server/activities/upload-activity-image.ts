import { uploadActivityImage as endpoint } from '@ribambelle/api/activities/upload-activity-image.ts';
import { preparedAction } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { encodeImage, insertImage } from '../files/index.ts';

/** Keeps a picture, drawn anew; an activity names it later. */
export const uploadActivityImage = preparedAction(
  endpoint,
  ({ request }) => encodeImage(request.file),
  async ({ db, prepared: image, request, organiser, collaborator, now }) => {
    const { cuid } = await insertImage(db, {
      organiser_id: organiser.id,
      name: request.name,
      image,
      now,
    });
    const did = {
      action: 'activities.upload',
      entity: 'files',
      entity_cuid: cuid,
      summary: request.name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid, public_url: `/files/${cuid}`, width: image.width, height: image.height };
  },
);
