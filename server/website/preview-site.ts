import { previewSite as endpoint } from '@ribambelle/api/website/preview-site.ts';
import { action } from '../action.ts';
import { checkedSite } from './checked-site.ts';
import { previewToken } from '../pages/index.ts';
import { keepSiteDraft } from './site-draft-store.ts';

/** Keeps parts of the site as the caller's forms hold them, and answers a link to preview them. */
export const previewSite = action(
  endpoint,
  async ({ db, request, organiser, collaborator, vault, now, language }) => {
    const organiser_id = organiser.id;
    const site = await keepSiteDraft(db, {
      collaborator_id: collaborator.id,
      content: await checkedSite(request, language),
      now,
    });
    const token = previewToken(vault, { organiser_id, now, shows: { site } });
    return { preview: `/?preview=true&draft=${token}` };
  },
);
