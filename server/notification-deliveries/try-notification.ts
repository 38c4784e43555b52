import { tryNotification as endpoint } from '@ribambelle/api/notification-deliveries/try-notification.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { queueJob } from '../events/queue-job.ts';
import { readPreview } from './draw-preview.ts';

/** Has a notification sent to the collaborator alone. */
export const tryNotification = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { definition } = await readPreview(context, request);
  const { cuid, name } = definition;
  await queueJob(db, {
    name: 'send-notification-trial',
    payload: {
      notification_definition: cuid,
      collaborator_id: collaborator.id,
      at: request.at,
      language: request.language ?? null,
      requested_at: now,
    },
    key: `notification trial ${cuid} ${collaborator.id}`,
    run_at: null,
    now,
  });
  await logAct(context, {
    act: 'notification-templates.update',
    noun: 'notification-definitions',
    cuid,
    summary: name,
  });
  return { message: null };
});
