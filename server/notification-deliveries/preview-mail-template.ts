import { previewMailTemplate as endpoint } from '@ribambelle/api/mail-templates/preview-mail-template.ts';
import { action } from '../action.ts';
import { aboutOf, drawPreview, nameOf } from './draw-preview.ts';
import { readTemplatePreview } from './draw-template.ts';

/** Answers a template as a family would get it, in words. */
export const previewMailTemplate = action(endpoint, async (context) => {
  const preview = await readTemplatePreview(context, context.request);
  const { subject, text } = await drawPreview(context, preview);
  const { language, count } = preview;
  return { name: nameOf(preview), about: aboutOf(preview), language, subject, text, count };
});
