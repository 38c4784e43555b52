import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../outside/mail-port.ts';

/** Later than any clock on which this runs, so that the queue does not run jobs due then. */
const MONDAY_9 = '2041-01-07T08:00:00.000Z';
const NEXT = '2041-01-14T06:00:00.000Z';
const AFTER_NEXT = '2041-01-21T06:00:00.000Z';
const OCCUPANCY = { report: 'occupancy', by: 'activity', period: 'THIS_MONTH' } as const;
const PAYMENTS = { report: 'payments', by: 'day', period: 'LAST_WEEK' } as const;
const MONEY: readonly Permission[] = ['reports.participation', 'reports.treasury', 'payments.read'];

interface Staff extends Made {
  readonly token: string;
  readonly cuid: string;
  readonly email: string;
}

let shop: Shop;
let organiser: Made;
let anne: Staff;
let bob: Staff;
let boss: Staff;
let away = false;
const mails: Mail[] = [];

beforeAll(async () => {
  const taking = takingMail(mails);
  const mail: typeof taking = {
    ...taking,
    send: async (...input) => {
      if (away) throw new Error('away');
      return taking.send(...input);
    },
  };
  shop = await openShop({ now: MONDAY_9, jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
  anne = await staff('Anne', MONEY);
  bob = await staff('Bob', ['reports.participation']);
  boss = await staff('Claire', ['collaborators.update']);
  for (const title of ['Cirque', 'Voile'])
    await shop.make.availability(
      organiser,
      await shop.make.activity(organiser, { title: JSON.stringify({ fr: title }) }),
      { days: ['2041-01-16'], capacity: 10 },
    );
  const family = await shop.make.customer(organiser);
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state, paid_at) values ($1, $2, 'CASH', 12050, 'PAID', '2041-01-09T10:00:00Z')`,
    [organiser.id, family.id],
  );
});
beforeEach(async () => {
  await shop.sql('delete from report_schedules');
  shop.clock.set(MONDAY_9);
  mails.length = 0;
  away = false;
});
afterAll(() => shop.close());

async function staff(firstname: string, permissions: readonly Permission[]): Promise<Staff> {
  const member = await shop.make.collaborator(organiser, permissions);
  const [row] = await shop.sql<{ cuid: string; email: string }>(
    'update collaborators set firstname = $1 where id = $2 returning cuid, email',
    [firstname, member.id],
  );
  return { ...member, cuid: row?.cuid ?? '', email: row?.email ?? '' };
}

const schedule = (
  by: Staff,
  recipients: readonly Staff[],
  of: typeof OCCUPANCY | typeof PAYMENTS = OCCUPANCY,
) =>
  shop.office(
    'createReportSchedule',
    { of, weekday: 1, hour: 7, recipients: recipients.map(({ cuid }) => cuid) },
    by,
  );
const schedulesOf = async (by: Staff, all = false) =>
  (await shop.office('listReportSchedules', { all }, by)).data;

/** Runs a due moment several times, as the queue would at that moment. */
async function fallDue(due_at: string, times = 1): Promise<void> {
  await shop.sql(
    `select graphile_worker.add_job('begin-report-sending',
       json_build_object('organiser_id', organiser_id, 'report_schedule_id', id, 'due_at', $1::text))
     from report_schedules, generate_series(1, $2::integer)`,
    [due_at, times],
  );
  await quiet();
}

/** Waits until no job is left that the queue could run now. */
async function quiet(): Promise<void> {
  const remaining = async () =>
    (await shop.sql('select from graphile_worker._private_jobs where run_at <= now()')).length;
  await expect.poll(remaining).toBe(0);
}

const linesOf = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n');
const stopTokenIn = ({ text }: Mail) =>
  new URL(/http\S+report-stop\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';

describe('200 a weekly report', () => {
  test('is due on its day and hour, with a job queued for then', async () => {
    const { cuid } = await schedule(anne, [anne, bob]);
    expect(await schedulesOf(anne)).toMatchObject([
      {
        cuid,
        of: OCCUPANCY,
        next_at: NEXT,
        sent_at: null,
        paused: false,
        changeable: true,
        recipients: [
          { name: expect.stringContaining('Anne'), gets: true },
          { name: expect.stringContaining('Bob'), gets: true },
        ],
      },
    ]);
    const [waiting] = await shop.sql<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'begin-report-sending'`,
    );
    expect(waiting?.run_at.toISOString()).toBe(NEXT);
    expect(await shop.sql(`select from audit_log where action = 'reports.schedule'`)).toHaveLength(
      1,
    );
  });

  test('goes to each recipient once, however often the job runs, with the table and links to open and stop it', async () => {
    await schedule(anne, [anne, bob]);
    shop.clock.set(NEXT);
    await fallDue(NEXT, 4);
    await fallDue(NEXT);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([anne.email, bob.email].toSorted());
    const [mail] = mails;
    const lines = linesOf(mail?.text ?? '');
    expect(lines).toContain(
      'Activité Places offertes Prises Libres Taux (%) Prises avant Taux avant (%)',
    );
    expect(lines.some((line) => line.startsWith('Cirque 10 0 10 0'))).toBe(true);
    expect(lines.some((line) => line.startsWith('Total 20 0 20 0'))).toBe(true);
    expect(mail?.html).toContain('<table');
    expect(mail?.text).toContain('/reports/occupancy?by=activity&from=2041-01-01&to=2041-01-31');
    expect(await schedulesOf(anne)).toMatchObject([{ next_at: AFTER_NEXT, sent_at: NEXT }]);
    await fallDue(AFTER_NEXT);
    expect(mails).toHaveLength(4);
  });

  test('is sent once after weeks of downtime, and then in its turn', async () => {
    await schedule(anne, [anne]);
    shop.clock.set('2041-02-20T12:00:00.000Z');
    await fallDue(NEXT);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('from=2041-02-01&to=2041-02-28');
    expect(await schedulesOf(anne)).toMatchObject([{ next_at: '2041-02-25T06:00:00.000Z' }]);
  });

  test('is sent again unchanged when its e-mail was not accepted', async () => {
    await schedule(anne, [anne]);
    shop.clock.set(NEXT);
    away = true;
    await fallDue(NEXT);
    expect(mails).toEqual([]);
    away = false;
    await shop.sql(
      `update graphile_worker._private_jobs set run_at = now() where last_error is not null`,
    );
    await expect.poll(() => mails.length).toBe(1);
    const sentMails = await shop.sql(
      `select from sent_mails where kind = 'report.weekly' and state = 'SENT' and recipient = $1`,
      [anne.email],
    );
    expect(sentMails.length).toBeGreaterThan(0);
  });

  test('shows each recipient only the amounts within their rights, including payments of its period', async () => {
    await schedule(anne, [anne], PAYMENTS);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    expect(linesOf(mails[0]?.text ?? '')).toContain('mer. 9 janvier 2041 Reçu 1 120,50 €');
    expect(mails[0]?.text).toContain('from=2041-01-07&to=2041-01-13');
    // its content is not for everyone who reads the mailbox
    const [mailRow] = await shop.sql<{ html: string; secret: boolean }>(
      `select html, secret from sent_mails where kind = 'report.weekly' order by created_at desc limit 1`,
    );
    expect(mailRow).toEqual({ html: '', secret: true });
  });

  test('shows a coach only the own groups', async () => {
    const coach = await staff('Dries', ['reports.participation']);
    await shop.sql(
      `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
      [coach.id],
    );
    await shop.sql(
      `insert into availability_collaborators (organiser_id, availability_id, collaborator_id)
       select v.organiser_id, v.id, $1 from availabilities v join activities a on a.id = v.activity_id where a.title ->> 'fr' = 'Voile'`,
      [coach.id],
    );
    await schedule(anne, [coach]);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    expect(mails[0]?.text).toContain('Voile');
    expect(mails[0]?.text).not.toContain('Cirque');
  });

  test('goes to nobody who lost the right or left, and the list shows that they get none', async () => {
    const eva = await staff('Eva', MONEY);
    const without = await staff('Finn', MONEY);
    await schedule(anne, [anne, eva, without], PAYMENTS);
    await shop.sql('update collaborators set active = false where id = $1', [eva.id]);
    await shop.sql(
      `update collaborator_roles set permissions = '{reports.treasury}' where id = (select role_id from collaborators where id = $1)`,
      [without.id],
    );
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    expect(mails.map(({ to }) => to)).toEqual([anne.email]);
    const [{ recipients } = { recipients: [] }] = await schedulesOf(anne);
    expect(recipients.filter(({ gets }) => gets).map(({ cuid }) => cuid)).toEqual([anne.cuid]);
    expect(recipients).toHaveLength(3);
  });

  test('sends nothing while paused, and resumes with the next due moment', async () => {
    const { cuid } = await schedule(anne, [anne]);
    await shop.office('pauseReportSchedule', { schedule: cuid, paused: true }, anne);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    expect(mails).toEqual([]);
    await shop.office('pauseReportSchedule', { schedule: cuid, paused: false }, anne);
    expect(await schedulesOf(anne)).toMatchObject([{ paused: false, next_at: AFTER_NEXT }]);
    await fallDue(NEXT);
    expect(mails).toEqual([]);
    await fallDue(AFTER_NEXT);
    expect(mails).toHaveLength(1);
    await shop.office('deleteReportSchedule', { schedule: cuid }, anne);
    expect(await schedulesOf(anne)).toEqual([]);
  });
});

describe('200 the link in the e-mail', () => {
  test('shows the report before it stops anything, then stops it for its reader alone, without a sign-in', async () => {
    await schedule(anne, [anne, bob]);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    const bobs = mails.find(({ to }) => to === bob.email);
    const token = bobs === undefined ? '' : stopTokenIn(bobs);
    for (let look = 0; look < 2; look += 1)
      expect(await shop.office('describeReportStop', { token })).toEqual({ of: OCCUPANCY });
    await shop.office('stopReport', { token });
    await shop.office('stopReport', { token });
    expect(await shop.office('describeReportStop', { token })).toEqual({ of: null });
    mails.length = 0;
    await fallDue(AFTER_NEXT);
    expect(mails.map(({ to }) => to)).toEqual([anne.email]);
    expect(await schedulesOf(bob)).toEqual([]);
  });

  test('ends the schedule with the last recipient', async () => {
    await schedule(anne, [bob]);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    const [mail] = mails;
    await shop.office('stopReport', { token: mail === undefined ? '' : stopTokenIn(mail) });
    expect(await schedulesOf(anne)).toEqual([]);
  });

  test('400 for a forged or changed link', async () => {
    await schedule(anne, [bob]);
    shop.clock.set(NEXT);
    await fallDue(NEXT);
    const [mail] = mails;
    const token = mail === undefined ? '' : stopTokenIn(mail);
    const refusal = { code: 'REPORT_STOP_INVALID', status: 400 };
    for (const wrong of ['x', `${token.slice(0, -2)}AA`, token.slice(0, 20)]) {
      await expect(shop.office('describeReportStop', { token: wrong })).rejects.toMatchObject(
        refusal,
      );
      await expect(shop.office('stopReport', { token: wrong })).rejects.toMatchObject(refusal);
    }
  });
});

describe('rights', () => {
  test('200 a manager of the team sees all and may pause and end them; 403 and 404 for others', async () => {
    const { cuid } = await schedule(anne, [anne]);
    expect(await schedulesOf(boss)).toEqual([]);
    expect(await schedulesOf(boss, true)).toMatchObject([{ cuid, changeable: true }]);
    await expect(schedulesOf(bob, true)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const refusal = { code: 'REPORT_SCHEDULE_NOT_FOUND', status: 404 };
    await expect(
      shop.office('pauseReportSchedule', { schedule: cuid, paused: true }, bob),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office('deleteReportSchedule', { schedule: cuid }, bob),
    ).rejects.toMatchObject(refusal);
    await shop.office('deleteReportSchedule', { schedule: cuid }, boss);
  });

  test('403 for a report beyond the caller’s rights, 400 for a recipient without them', async () => {
    const refusal = { code: 'NOT_PERMITTED', status: 403 };
    await expect(schedule(bob, [bob], PAYMENTS)).rejects.toMatchObject(refusal);
    await expect(
      shop.office('listReportReaders', { report: 'payments' }, bob),
    ).rejects.toMatchObject(refusal);
    await expect(schedule(anne, [anne, bob], PAYMENTS)).rejects.toMatchObject({
      code: 'REPORT_RECIPIENT_INVALID',
      fields: { recipients: 'REPORT_RECIPIENT_INVALID' },
    });
    const { data } = await shop.office('listReportReaders', { report: 'payments' }, anne);
    expect(data.map(({ cuid }) => cuid)).toContain(anne.cuid);
    expect(data.map(({ cuid }) => cuid)).not.toContain(bob.cuid);
  });

  test('409 above thirty', async () => {
    for (let count = 0; count < 30; count += 1) await schedule(anne, [anne]);
    await expect(schedule(anne, [anne])).rejects.toMatchObject({
      code: 'REPORT_SCHEDULES_TOO_MANY',
      status: 409,
    });
  });
});
