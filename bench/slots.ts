import { connect } from '@ribambelle/database/connect.ts';
import { addDays, dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { slotFinder } from '@ribambelle/domain/resources/slots.ts';
import { type Figure, median, rounded } from './report.ts';
import { openStage, startProcess } from './stage.ts';

const RESOURCES = 50;
const DAYS = 7;
const ROUNDS = 15;
const WARMING_UP = 3;
const MOST_MILLIS = 30;
const ZONE = 'Europe/Brussels';

const PRICES = [
  { duration: 3_600, amount: 1_200 },
  { duration: 5_400, amount: 1_700 },
  { duration: 7_200, amount: 2_200 },
];
const GRANULARITY_MINUTES = 30;
const HORIZON_DAYS = 60;

/**
 * The courts of a large hall, each booked by its own configuration, so that nothing of one can be
 * used for another.
 */
const COURTS = `
  with organiser as (select organiser_id from host_names where hostname = 'localhost'),
  configurations as (
    insert into booking_configurations (organiser_id, name, prices, opening_hours, granularity_minutes, horizon_days)
    select organiser_id, 'Court ' || n, $1::jsonb,
      (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', '07:30', 'closes', '22:00')) from generate_series(1, 7) day), $2, $3
    from organiser, generate_series(1, $4::integer) n returning organiser_id, id, name)
  insert into resources (organiser_id, name, booking_configuration_id)
  select organiser_id, jsonb_build_object('fr', name, 'en', name), id from configurations returning id`;

/**
 * Measures finding the free times of fifty resources in the week from tomorrow: by the rule alone,
 * and by the call, which is compared with the rule.
 */
export async function slots(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    const ids = await makeCourts(databaseUrl);
    const server = await startProcess({ databaseUrl });
    try {
      const tomorrow = addDays(dayOf(new Date().toISOString(), ZONE), 1);
      const week = { first: tomorrow, end: addDays(tomorrow, DAYS) };
      const query = `after=${week.first}&before=${week.end}&resources=${ids.join()}`;
      const url = `http://localhost:${server.port}/api/resources/availabilities?${query}`;
      const calls: number[] = [];
      const rules: number[] = [];
      for (let round = 0; round < WARMING_UP + ROUNDS; round += 1) {
        const call = await timed(() => countByCall(url));
        const rule = await timed(async () => countByRule(week));
        if (call.result !== rule.result)
          throw new Error(`The call found ${call.result} slots, the rule ${rule.result}`);
        if (round < WARMING_UP) continue;
        calls.push(call.millis);
        rules.push(rule.millis);
      }
      return figuresOf({ rule: median(rules), call: median(calls) });
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}

function figuresOf({ rule, call }: { rule: number; call: number }): readonly Figure[] {
  return [
    {
      what: `slots: ${RESOURCES} resources of as many configurations for ${DAYS} days, the rule`,
      measured: `${rounded(rule, 1)} ms`,
      reference: 'absolute',
      goal: `below ${MOST_MILLIS} ms`,
      reached: rule < MOST_MILLIS,
    },
    {
      what: 'slots: the same by the call',
      measured: `${rounded(call, 1)} ms`,
      reference: `the rule alone: ${rounded(rule, 1)} ms, ${rounded(call / rule, 1)} times as long`,
      goal: 'none: told beside the one above',
      reached: true,
    },
  ];
}

async function makeCourts(databaseUrl: string): Promise<readonly string[]> {
  const client = await connect(databaseUrl);
  try {
    const values = [JSON.stringify(PRICES), GRANULARITY_MINUTES, HORIZON_DAYS, RESOURCES];
    const { rows } = await client.query<{ id: string }>(COURTS, values);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ millis: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { millis: performance.now() - start, result };
}

async function countByCall(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { count }: { count: number } = await answer.json();
  return count;
}

/** Computes each resource anew, as when no two are booked alike. */
function countByRule(week: { first: string; end: string }): number {
  const span = {
    after: spanOfDay(week.first, ZONE).start_at,
    before: spanOfDay(week.end, ZONE).start_at,
    now: new Date().toISOString(),
    zone: ZONE,
  };
  let count = 0;
  for (let resource = 0; resource < RESOURCES; resource += 1) {
    const terms = {
      opening_hours: Array.from({ length: 7 }, (_, day) => ({
        weekday: day + 1,
        opens: '07:30',
        closes: '22:00',
      })),
      exceptions: [],
      prices: PRICES,
      granularity_minutes: GRANULARITY_MINUTES,
      buffer_minutes: 0,
      notice_minutes: 0,
      horizon_days: HORIZON_DAYS,
      crosses_days: false,
    };
    count += slotFinder(terms, span)([]).length;
  }
  return count;
}
