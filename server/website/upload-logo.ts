import { uploadLogo as endpoint } from '@ribambelle/api/website/upload-logo.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { encodeImage, insertImage } from '../files/index.ts';
import { saveSettings } from '../organisers/index.ts';

/** Makes an uploaded picture the logo, re-encoded. */
export const uploadLogo = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  async (context) => {
    const { db, prepared: image, request, organiser, now } = context;
    const { id, cuid } = await insertImage(db, { name: request.name, image, now });
    await saveSettings(db, { values: { logo_file_id: id }, now });
    await logAct(context, {
      act: 'organiser-account.update',
      noun: 'organisers',
      cuid: organiser.cuid,
      summary: organiser.name,
      changes: { logo: { from: null, to: request.name } },
    });
    return { logo_url: `/files/${cuid}`, message: null };
  },
);
