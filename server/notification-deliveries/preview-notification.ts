import { previewNotification as endpoint } from '@ribambelle/api/notification-deliveries/preview-notification.ts';
import { action } from '../action.ts';
import { aboutOf, drawPreview, nameOf, readPreview } from './draw-preview.ts';

/** Answers a notification as a family would get it, in words. */
export const previewNotification = action(endpoint, async (context) => {
  const preview = await readPreview(context, context.request);
  const { subject, text } = await drawPreview(context, preview);
  const { language, count } = preview;
  return { name: nameOf(preview), about: aboutOf(preview), language, subject, text, count };
});
