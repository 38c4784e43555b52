import { getMailTemplatePreview as endpoint } from '@ribambelle/api/mail-templates/get-mail-template-preview.ts';
import { action } from '../action.ts';
import { framedMail } from '../mails/index.ts';
import { siteOrigin } from '../organisers/index.ts';
import { drawPreview } from './draw-preview.ts';
import { readTemplatePreview } from './draw-template.ts';

/** Answers a template as a family would get it, as a file that may run nothing. */
export const getMailTemplatePreview = action(endpoint, async (context) => {
  const preview = await readTemplatePreview(context, context.request);
  const { html } = await drawPreview(context, preview);
  return framedMail({ html, origin: await siteOrigin(context) });
});
