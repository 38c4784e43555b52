import type { ChildProcess } from 'node:child_process';
import { buildPart } from '@ribambelle/tools/build.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './fakes/mail-server.ts';
import { openShop, type Shop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';

const RECIPIENTS = 20;
let shop: Shop;
let mail_server: MailServer;
let supervisor: ChildProcess | null = null;

beforeAll(async () => {
  // the e-mails of a server in its own process
  await buildPart('mails', () => {});
  shop = await openShop();
  // one after the other: slow enough to be killed midway, and quick enough for all of them
  mail_server = await startMailServer(0, { pause_millis: 250 });
});
afterAll(async () => {
  await stopSupervised(supervisor);
  await mail_server.kill();
  await shop.close();
});

const messageId = (raw: string) => /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '';
const times = (of: readonly string[], one: string) => of.filter((other) => other === one).length;

test('every process is killed while a weekly report is being sent: it continues, and everybody gets it once', async () => {
  // all workers are ready before there is work: otherwise the first would send it while the others
  // start
  supervisor = await startSupervised(shop, mail_server);
  const { mails } = mail_server;
  const organiser = await shop.make.organiser();
  const team = await Promise.all(
    Array.from({ length: RECIPIENTS }, () =>
      shop.make.collaborator(organiser, ['reports.participation']),
    ),
  );
  const people = await shop.sql<{ cuid: string; email: string }>(
    'select cuid, email from collaborators where organiser_id = $1',
    [organiser.id],
  );
  const { cuid } = await shop.office(
    'createReportSchedule',
    {
      of: { report: 'occupancy', by: 'activity', period: 'LAST_WEEK' },
      weekday: 1,
      hour: 7,
      recipients: people.map((one) => one.cuid),
    },
    team[0] ?? expect.fail(),
  );
  // at that moment, and twice, as a queue may run it
  await shop.sql(
    `select graphile_worker.add_job('begin-report-sending', json_build_object('organiser_id', organiser_id, 'report_schedule_id', id,
       'due_at', to_char(next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from report_schedules, generate_series(1, 2)
     where cuid = $1`,
    [cuid],
  );
  // the worker knows that the first e-mail was taken
  await expect.poll(() => mails.length, { timeout: 90_000, interval: 20 }).toBeGreaterThan(2);
  await killWorkers(supervisor);
  const mails_before = mails.length;
  // the e-mails at the mail server when the process died, which never heard that they were taken
  const in_doubt = await shop.sql<{ recipient: string }>(
    `select recipient from sent_mails where state = 'QUEUED' and handed_at is not null`,
  );
  expect(mails_before).toBeLessThan(RECIPIENTS);
  const sentMails = () => shop.sql(`select from sent_mails where state = 'SENT'`);
  await expect.poll(sentMails, { timeout: 180_000, interval: 200 }).toHaveLength(RECIPIENTS);
  const to = mails.map((one) => one.to);
  expect(new Set(to)).toEqual(new Set(people.map(({ email }) => email)));
  // one e-mail each: one in doubt is sent again unchanged, and mailboxes recognise it
  expect(new Set(mails.map(({ raw }) => messageId(raw))).size).toBe(RECIPIENTS);
  const doubtful = in_doubt.map(({ recipient }) => recipient);
  for (const address of new Set(to))
    expect(times(to, address)).toBeLessThanOrEqual(doubtful.includes(address) ? 2 : 1);
  expect(doubtful.length).toBeLessThan(RECIPIENTS);
  // and nothing is left to send
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) as count from graphile_worker.jobs where task_identifier = 'send-report'`,
  );
  expect(Number(row?.count)).toBe(0);
}, 300_000);
