import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { type ActiveMember, findActiveMember } from '../collaborators/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { Refusal } from '../refusal.ts';
import { seeInScope } from '../sessions/scope-store.ts';
import { type WrittenReport, writeReport } from './report-facts.ts';
import { findSchedule } from './schedule-store.ts';
import { stopToken } from './stop-token.ts';

/** The minutes for which a report is news: then the next one comes. */
const A_WEEK_IN_MINUTES = 7 * 24 * 60;

/**
 * Writes a weekly report to one recipient, as they may see it now: with their rights, in their
 * scope and language. Those who may no longer read it, have left the team or were removed from it
 * get none. Run again, it delivers the e-mail that is kept.
 */
export const sendReport = job(
  {
    name: 'send-report',
    payload: z.object({
      organiser_id: z.int(),
      report_schedule_id: z.int(),
      collaborator_id: z.int(),
      due_at: z.string(),
      day: z.string(),
    }),
  },
  async (context) => {
    const { payload, organiser, inTenant, now, vault } = context;
    const { report_schedule_id, collaborator_id, due_at, day } = payload;
    const of = { organiser_id: organiser.id, report_schedule_id, collaborator_id };
    const prepared = await inTenant(async (db) => {
      const schedule = await findSchedule(db, of);
      const member = await findActiveMember(db, collaborator_id);
      if (schedule === undefined || member === null) return null;
      await seeInScope(db, member);
      const { permissions } = member;
      const reader = { organiser, permissions, language: asLanguage(member.language), now };
      const report = await orNothing(writeReport(db, { of: schedule.of, day, reader }));
      return report === null ? null : { member, report, schedule };
    });
    if (prepared === null) return;
    const { member, report, schedule } = prepared;
    const query = new URLSearchParams({ token: stopToken(vault, of) });
    const facts = factsOf(member, report);
    await sendMail({ ...context, name: 'report' }, async () => ({
      key: `report ${schedule.cuid} ${member.cuid} ${due_at}`,
      kind: 'report.weekly',
      concerns: 'OTHER',
      customer_id: null,
      recipient: member.email,
      language: asLanguage(member.language),
      // readers of the mailbox may not see what the recipient may
      secret: true,
      valid_until: addMinutes(now, A_WEEK_IN_MINUTES),
      facts: {
        ...facts,
        href: `${schedule.origin}${report.path}`,
        stop_href: `${schedule.origin}/report-stop?${query}`,
      },
    }));
  },
);

function factsOf(member: ActiveMember, { path: _path, ...report }: WrittenReport) {
  return { firstname: member.firstname, ...report };
}

/** Returns null for a recipient who may not read it. */
async function orNothing(writing: Promise<WrittenReport>): Promise<WrittenReport | null> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
