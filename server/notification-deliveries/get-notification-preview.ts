import { getNotificationPreview as endpoint } from '@ribambelle/api/notification-deliveries/get-notification-preview.ts';
import { action } from '../action.ts';
import { framedMail } from '../mails/index.ts';
import { siteOrigin } from '../organisers/index.ts';
import { drawPreview, readPreview } from './draw-preview.ts';

/** Answers a notification as a family would get it, as a file that may run nothing. */
export const getNotificationPreview = action(endpoint, async (context) => {
  const preview = await readPreview(context, context.request);
  const { html } = await drawPreview(context, preview);
  return framedMail({ html, origin: await siteOrigin(context) });
});
