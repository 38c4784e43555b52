import { uploadFavicon as endpoint } from '@ribambelle/api/website/upload-favicon.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { encodeIcon, insertImage } from '../files/index.ts';
import { lockWebsite, setFavicon } from './website-store.ts';

/** Makes an uploaded picture the icon of the site, drawn as a square. */
export const uploadFavicon = preparedAction(
  { endpoint, prepare: ({ request }) => encodeIcon(request.file) },
  async (context) => {
    const { db, prepared: image, request, organiser, now } = context;
    const { cuid } = await lockWebsite(db, now);
    const { name } = request;
    const file = await insertImage(db, { name, image, content_type: 'image/png', now });
    await setFavicon(db, { file_id: file.id, now });
    await logAct(context, {
      act: 'websites.update',
      noun: 'websites',
      cuid,
      summary: organiser.name,
      changes: { favicon: { from: null, to: name } },
    });
    return { favicon_url: `/files/${file.cuid}`, message: null };
  },
);
