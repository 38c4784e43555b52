import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, addMonths } from '@ribambelle/domain/base/days.ts';
import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { noteMonthEnds } from '@ribambelle/server/reports/month-ends.ts';
import { burst, type Burst } from './load.ts';
import { firstRows } from './office-screens.ts';
import { fillOffice, NAMED } from './office-rows.ts';
import { goalOn, lookAt, type Machine, openReference } from './pgbench.ts';
import { type Figure, median, rounded } from './report.ts';
import { openStage, type ServerProcess, startProcess } from './stage.ts';

const ROUNDS = 3;
const SECONDS = 2;
/** Milliseconds within which 99 of 100 answers must come, on two quiet cores. */
const GOAL = 150;
/** The number of lists measured before the machine is measured again. */
const LISTS_IN_TURN = 8;
const MEBIBYTE = 1024 ** 2;
const A_YEAR_AGO = dayAhead(-365);
const TODAY = dayAhead();

/** Lists and reports of the back-office as its screens request them; the first page of each. */
export const LISTS = {
  'registrations, the newest first': 'registrations',
  'registrations by participant': 'registrations?sort=participant',
  'registrations by family, from the last': 'registrations?sort=-family',
  'registrations by day': 'registrations?sort=start',
  'registrations searched': 'registrations?search=famille4242',
  'registrations searched with a slip': 'registrations?search=famlile4242',
  'registrations still to pay': 'registrations?payment=OUTSTANDING&cancelled=false',
  families: 'customers',
  'families that owe': 'customers?outstanding=true',
  'families searched': 'customers?search=famille4242',
  'families searched with a slip': 'customers?search=famlile4242',
  participants: 'participants',
  payments: 'payments',
  'dates of places': `availabilities?from=${TODAY}`,
  'who comes on a day': `roster?day=${TODAY}`,
  'groups and columns of a day': `roster/day?day=${TODAY}`,
  'attendance register of a day': `attendance-register?day=${TODAY}`,
  'everything searched by a name': 'search?search=famille4242',
  'everything searched by part of a number': 'search?search=4242',
  'report of occupancy, this month': `reports/occupancy?${monthOf(TODAY)}`,
  'report of occupancy by week': `reports/occupancy?by=week&${monthOf(TODAY)}`,
  'report of payments, this month': `reports/payments?${monthOf(TODAY)}`,
  'report of sales, this month': `reports/sales?${monthOf(TODAY)}`,
  'report of payments by kind': `reports/payments?by=kind&${monthOf(TODAY)}`,
  'report of what is owed': 'reports/owed',
  'accounts of this month': `reports/accounts?${monthOf(TODAY)}`,
  'what is owed today': `reports/balances?at=${TODAY}`,
  'report of resources, this month': `reports/resources?${monthOf(TODAY)}`,
  'report of resources by hour': `reports/resources?by=hour&${monthOf(TODAY)}`,
  'the first screen of the day': 'dashboard',
  activities: 'activities',
  'activities searched': 'activities?search=natation',
  'week of all dates': `calendar?day=${TODAY}`,
  bookings: 'bookings',
  'bookings searched by a family': 'bookings?search=famille4242',
  'bookings of a weekday and an hour': 'bookings?weekday=3&hour=17',
  'day of all resources': `resource-calendar?day=${TODAY}`,
  'week of one resource': `resource-calendar?day=${TODAY}&days=7&resource=${NAMED.resource}`,
  'bundles sold': 'customer-bundles',
  'bundles sold, searched by a family': 'customer-bundles?search=famille4242',
  'memberships sold': 'customer-memberships',
  'memberships sold, searched by a family': 'customer-memberships?search=famille4242',
  'vouchers sold': 'customer-vouchers',
  'vouchers sold, searched by a family': 'customer-vouchers?search=famille4242',
  'requests to be decided': 'registration-requests?status=PENDING',
  'requests searched by a family': 'registration-requests?search=famille4242',
  'who waits for an availability': `availabilities/${NAMED.availability}/waiting-list`,
  'who waits for an activity': `activities/${NAMED.activity}/waiting-list`,
  'what can be sold at the desk': 'offers',
  'what can be sold at the desk, searched': 'offers?search=natation',
  'e-mails': 'mails',
  'e-mails searched by an address': 'mails?search=family4242',
  'e-mails that did not leave': 'mails?state=UNSENT',
  'what the team did': 'audit-log',
  'what the team did in one area': 'audit-log?area=customers',
  // last, because a call that its client gives up goes on in the database and would delay the next
  'accounts of a month a year ago': `reports/accounts?${monthOf(A_YEAR_AGO)}`,
  'what was owed a year ago': `reports/balances?at=${A_YEAR_AGO}`,
} as const;

/** Returns the month of a day as the period of a report. */
function monthOf(day: Day): string {
  const first = `${day.slice(0, 8)}01`;
  return `from=${first}&to=${addDays(addMonths(first, 1), -1)}`;
}

/**
 * Measures the back-office at 100,000 registrations of 50,000 families and 200,000 availabilities:
 * its lists, a list as a file, and its screens.
 */
export async function office(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('large');
    await fillOffice(databaseUrl);
    await noteMonths(databaseUrl);
    const server = await startProcess({ databaseUrl });
    try {
      const desk = await signIn(server);
      const reference = await openReference(await stage.emptyDatabase());
      const figures: Figure[] = [];
      let machine = await lookAt(reference, SECONDS);
      for (const [at, [what, path]] of Object.entries(LISTS).entries()) {
        if (at > 0 && at % LISTS_IN_TURN === 0) machine = await lookAt(reference, SECONDS);
        figures.push(await timeList(what, { ...desk, path, machine }));
      }
      for (const format of ['CSV', 'XLSX'] as const)
        figures.push(await exported(format, { ...desk, server }));
      figures.push(...(await firstRows(desk)));
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}

/** Records the ends of months, as a server does two minutes after its start. */
async function noteMonths(databaseUrl: string): Promise<void> {
  const owner = createPool(databaseUrl, { max: 2, as_owner: true });
  const failed = (error: unknown) => {
    throw error;
  };
  await noteMonthEnds(owner, { now: new Date().toISOString(), failed });
  await owner.query('vacuum analyze month_ends, month_end_balances');
  await owner.end();
}

/** A signed-in collaborator at the back-office. */
export interface Desk {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs in as the demo's administrator. */
export async function signIn(server: ServerProcess): Promise<Desk> {
  const origin = `http://localhost:${server.back_office_port}`;
  const answer = await fetch(`${origin}/api/back-office/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'admin-demo-2026' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { origin, headers: { cookie, origin, 'content-type': 'application/json' } };
}

async function timeList(
  what: string,
  { origin, headers, path, machine }: Desk & { path: string; machine: Machine },
): Promise<Figure> {
  const url = `${origin}/api/back-office/${path}${path.includes('?') ? '&' : '?'}page_size=50`;
  const load = { urls: [url], connections: 16, headers };
  await burst({ ...load, seconds: 1 });
  const runs: Burst[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await burst({ ...load, seconds: SECONDS }));
  const p99 = median(runs.map((run) => run.p99));
  // where nothing was answered in time, the times mean nothing
  const hasAnswers = runs.every(({ perSecond }) => perSecond > 0);
  return {
    what: `office: ${what}`,
    measured: `${rounded(median(runs.map(({ perSecond }) => perSecond)))}/s, p99 ${rounded(p99)} ms at 16 clients`,
    reference: machine.reference,
    goal: `p99 ${goalOn(machine, GOAL)}`,
    reached: hasAnswers && p99 < GOAL * machine.times,
  };
}

/**
 * Measures all registrations as a file of fourteen columns: the seconds until it is ready, and the
 * most memory used.
 */
async function exported(format: 'CSV' | 'XLSX', input: Desk & { server: ServerProcess }) {
  const { origin, headers, server } = input;
  const columns =
    'reference participant birthdate age activity start start_time location family email phone price owed state';
  const of = { list: 'registrations', filters: {}, columns: columns.split(' ') };
  const before = await server.memory();
  const start = performance.now();
  const reply = await call('/api/back-office/exports', { format, of });
  let most = before;
  let state = reply;
  while (state.state === 'WAITING' || state.state === 'WRITING') {
    await wait(50);
    most = Math.max(most, await server.memory());
    state = await call(`/api/back-office/exports/${reply.cuid}`);
  }
  const seconds = (performance.now() - start) / 1000;
  const file = await fetch(`${origin}/api/back-office/exports/${reply.cuid}/file`, { headers });
  const bytes = (await file.arrayBuffer()).byteLength;
  most = Math.max(most, await server.memory());
  const memory = (most - before) / MEBIBYTE;
  return {
    what: `office: ${rounded(state.rows_written)} registrations as ${format}`,
    measured: `${rounded(seconds, 1)} s, ${rounded(memory)} MB more of memory, a file of ${rounded(bytes / MEBIBYTE, 1)} MB`,
    reference: `${state.state}, ${rounded(state.rows_written / seconds)} rows/s`,
    goal: 'below 20 s and 50 MB',
    reached: state.state === 'DONE' && seconds < 20 && memory < 50,
  };

  async function call(
    path: string,
    body?: object,
  ): Promise<{ cuid: string; state: string; rows_written: number }> {
    const answer = await fetch(`${origin}${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
