import { ageOn } from '@ribambelle/domain/base/age.ts';
import { addDays, dayOf } from '@ribambelle/domain/base/days.ts';
import { isInSegment, type SegmentFacts } from '@ribambelle/domain/segments/in-segment.ts';
import {
  OPERATORS,
  SEGMENT_FIELDS,
  type SegmentConditions,
  type SegmentEntity,
  type SegmentField,
  type SegmentOperator,
  type SegmentRule,
} from '@ribambelle/domain/segments/segment.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NOW = '2026-07-06T10:00:00.000Z';
const WHEN = { now: NOW, timezone: 'Europe/Brussels' };

let shop: Shop;
let organiser: Made;
let staff: { token: string };
/** The known facts of each row, by entity. */
const factsOf: Record<SegmentEntity, SegmentFacts[]> = {
  CUSTOMERS: [],
  PARTICIPANTS: [],
  AVAILABILITIES: [],
};
/** The possible values of each field, including one that no row has. */
const choices: Record<string, string[]> = {
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  tag: ['été', 'anglais', 'nul'],
  postcode: ['1050', '1180', '9999'],
};

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['segments.read']);
  const offers = await addOffers();
  await addFamilies(offers);
});
afterAll(() => shop.close());

async function addOffers(): Promise<{ activity: Made; availability: Made }[]> {
  const location = await shop.make.location(organiser);
  const activities = [
    await shop.make.activity(organiser, { age_minimum: 6, age_maximum: null }),
    await shop.make.activity(organiser, { age_minimum: null, age_maximum: 12 }),
  ];
  choices['location'] = [location.cuid, 'cnone'];
  choices['activity'] = [...activities.map(({ cuid }) => cuid), 'cnone'];
  const availabilities = [];
  for (let n = 0; n < 12; n += 1) {
    const activity = activities[n % 2];
    if (activity === undefined) throw new Error('no activity');
    const day = `2026-07-${String(3 + n).padStart(2, '0')}`;
    const there = n % 3 === 0 ? location : null;
    const tags = n % 4 === 0 ? ['été'] : n % 4 === 1 ? ['été', 'anglais'] : [];
    const columns = { price: n * 1_000, age_minimum: n % 5 === 0 ? 8 : null, tags };
    const weekday = ((4 + n) % 7) + 1;
    const availability = await shop.make.availability(organiser, activity, {
      days: [day],
      weekdays: [weekday],
      location_id: there?.id ?? null,
      ...columns,
    });
    availabilities.push({ activity, availability });
    const [row] = await shop.sql<{ start_at: Date | string; end_at: Date | string; dates: number }>(
      `select start_at, end_at, (select count(*) from availability_dates d where d.availability_id = a.id)::int as dates
       from availabilities a where id = $1`,
      [availability.id],
    );
    const start_at = new Date(row?.start_at ?? 0).toISOString();
    // past dates are not counted
    if (new Date(row?.end_at ?? 0).getTime() <= Date.parse(NOW)) continue;
    factsOf.AVAILABILITIES.push({
      choices: {
        activity: [activity.cuid],
        location: there === null ? [] : [there.cuid],
        tag: tags,
        weekday: [String(weekday)],
        category: [],
      },
      numbers: { price: columns.price, dates: row?.dates ?? null },
      moments: { start: start_at },
      ranges: {
        ages: {
          from: columns.age_minimum ?? (n % 2 === 0 ? 6 : null),
          to: n % 2 === 0 ? null : 12,
        },
      },
    });
  }
  return availabilities;
}

async function addFamilies(offers: readonly { activity: Made; availability: Made }[]) {
  for (let n = 0; n < 8; n += 1) {
    const created_at = `2026-0${(n % 6) + 1}-15T21:30:00.000Z`;
    const customer = await shop.make.customer(organiser, { created_at });
    const tags = n % 3 === 0 ? ['été'] : n % 3 === 1 ? ['été', 'anglais'] : [];
    await shop.sql('update customers set tags = $1 where id = $2', [tags, customer.id]);
    const postcode = n % 3 === 0 ? '1050' : n % 3 === 1 ? '1180' : null;
    if (postcode !== null)
      await shop.sql(
        `insert into addresses (organiser_id, customer_id, street, number, postcode, city) values ($1, $2, '', '', $3, '')
         on conflict (organiser_id, customer_id) do update set postcode = excluded.postcode`,
        [organiser.id, customer.id, postcode],
      );
    else await shop.sql('delete from addresses where customer_id = $1', [customer.id]);
    factsOf.PARTICIPANTS.push({
      choices: { postcode: postcode === null ? [] : [postcode] },
      numbers: { age: ageOn('2017-05-04', dayOf(NOW, WHEN.timezone)), registrations: 0 },
    });
    const children = await shop.sql<{ id: number; birthdate: string | null }>(
      `insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
       select $1, $2, 'Enfant ' || i, 'Zoé', case when i = 1 then null else make_date(2026 - $3 - i, 7, 6) end
       from generate_series(1, $4) i returning id, birthdate::text`,
      [organiser.id, customer.id, n, n % 3],
    );
    const activityCuids: string[] = [];
    for (const [index, child] of children.entries()) {
      const offer = offers[n];
      const isRegistered = index === 0 && offer !== undefined && n % 2 === 0;
      if (isRegistered) {
        await shop.make.registration(organiser, customer, {
          participant_id: child.id,
          availability_id: offer.availability.id,
        });
        activityCuids.push(offer.activity.cuid);
      }
      factsOf.PARTICIPANTS.push({
        choices: {
          postcode: postcode === null ? [] : [postcode],
          activity: isRegistered ? [offer.activity.cuid] : [],
          membership: [],
        },
        numbers: {
          age: child.birthdate === null ? null : ageOn(child.birthdate, dayOf(NOW, WHEN.timezone)),
          registrations: isRegistered ? 1 : 0,
        },
      });
    }
    const [people] = await shop.sql<{ count: number }>(
      'select count(*)::int as count from participants where customer_id = $1 and deleted_at is null',
      [customer.id],
    );
    factsOf.CUSTOMERS.push({
      choices: {
        postcode: postcode === null ? [] : [postcode],
        activity: activityCuids,
        membership: [],
        tag: tags,
      },
      numbers: { participants: people?.count ?? 0, registrations: activityCuids.length },
      moments: { registered: created_at },
    });
  }
}

const day = fc.integer({ min: 0, max: 200 }).map((n) => addDays('2026-01-01', n));

function ruleOf(field: SegmentField, operator: SegmentOperator): fc.Arbitrary<SegmentRule> {
  const of = choices[field] ?? ['cnone'];
  switch (operator) {
    case 'ONE_OF':
    case 'NONE_OF':
      return fc.subarray(of, { minLength: 1 }).map((values) => ({ field, operator, values }));
    case 'AT_LEAST':
    case 'AT_MOST':
    case 'INCLUDES':
      return (
        field === 'price' ? fc.integer({ min: 0, max: 12 }).map((n) => n * 1_000) : fc.nat(14)
      ).map((number) => ({ field, operator, number }));
    case 'FROM':
    case 'UNTIL':
      return day.map((dayChosen) => ({ field, operator, day: dayChosen }));
    case 'NEXT_DAYS':
    case 'LAST_DAYS':
      return fc.nat(200).map((days) => ({ field, operator, days }));
  }
}

function conditionsOf(entity: SegmentEntity): fc.Arbitrary<SegmentConditions> {
  const fields: [string, keyof typeof OPERATORS][] = Object.entries(SEGMENT_FIELDS[entity]);
  const rule = fc.oneof(
    ...fields.flatMap(([name, kind]) =>
      OPERATORS[kind].map((operator) => {
        const field = fieldNamed(name);
        return ruleOf(field, operator);
      }),
    ),
  );
  const match = fc.constantFrom('ALL' as const, 'ANY' as const);
  const group = fc.record({ match, rules: fc.array(rule, { minLength: 1, maxLength: 3 }) });
  return fc.record({
    match,
    rules: fc.array(fc.oneof({ weight: 3, arbitrary: rule }, { weight: 1, arbitrary: group }), {
      maxLength: 4,
    }),
  });
}

function fieldNamed(name: string): SegmentField {
  for (const fields of Object.values(SEGMENT_FIELDS))
    for (const field of Object.keys(fields)) if (field === name && isField(field)) return field;
  throw new Error(name);
}
const isField = (name: string): name is SegmentField =>
  Object.values(SEGMENT_FIELDS).some((fields) => Object.hasOwn(fields, name));

test.each(['AVAILABILITIES', 'CUSTOMERS', 'PARTICIPANTS'] as const)(
  'for any combination of %s, the database finds as many as the rule',
  async (entity) => {
    expect(factsOf[entity].length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(conditionsOf(entity), async (conditions) => {
        const expected = factsOf[entity].filter((facts) =>
          isInSegment(conditions, { facts, ...WHEN }),
        ).length;
        const request = JSON.parse(JSON.stringify({ entity, conditions }));
        const { count } = await shop.office('countSegment', request, staff);
        expect(count).toBe(expected);
      }),
      { numRuns: 150 },
    );
  },
);
