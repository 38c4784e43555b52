import { dayOf } from '@ribambelle/domain/base/days.ts';
import { latest } from '@ribambelle/domain/base/instants.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { z } from 'zod';
import { queueJob } from '../events/queue-job.ts';
import { job } from '../queue/job.ts';
import { findRecipients, lockSchedule, queueSending, saveSchedule } from './schedule-store.ts';

/**
 * Begins to send a weekly report: moves it on to its next due moment after now, and queues an
 * e-mail for each recipient, in one transaction. So each due moment is worked once even if a
 * process dies, and sendings missed while nothing ran are made once.
 */
export const beginReportSending = job(
  {
    name: 'begin-report-sending',
    payload: z.object({ organiser_id: z.int(), report_schedule_id: z.int(), due_at: z.string() }),
  },
  async ({ payload, organiser, inTenant, now }) => {
    const { due_at, report_schedule_id } = payload;
    const zone = organiser.timezone;
    await inTenant(async (db) => {
      const schedule = await lockSchedule(db, { id: report_schedule_id });
      if (schedule === undefined || schedule.paused || schedule.next_at !== due_at) return;
      // the queue's clock may be a moment ahead of ours
      const next_at = nextDue(schedule, { after: latest([now, due_at]) ?? now, zone });
      await saveSchedule(db, { id: report_schedule_id, next_at, sent_at: now });
      await queueSending(db, { id: report_schedule_id, next_at, now });
      const day = dayOf(now, zone);
      for (const { id: collaborator_id } of await findRecipients(db, report_schedule_id))
        await queueJob(db, {
          name: 'send-report',
          payload: { report_schedule_id, collaborator_id, due_at, day },
          key: `report ${report_schedule_id} ${collaborator_id} ${due_at}`,
          run_at: null,
          now,
        });
    });
  },
);
