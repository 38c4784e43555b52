import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'availabilities.read',
  'availability-automatic-cancellations.read',
  'availability-automatic-cancellations.update',
  'availability-automatic-cancellations.delete',
  'registrations.create',
  'registrations.read',
  'reports.dashboard',
];

const TODAY = '2096-01-05T08:00:00.000Z';
const DECIDED = '2096-01-09T23:00:00.000Z';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let camp: MadeAvailability;

beforeAll(async () => {
  // later than the clock of the queue, so that jobs of another day wait
  shop = await openShop({ jobs: true, now: TODAY });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  staff = await shop.make.collaborator(organiser, RIGHTS);
});
afterAll(() => shop.close());

/** A camp of eight places in a fortnight, and two families. */
beforeEach(async () => {
  shop.clock.set(TODAY);
  anne = await shop.make.customer(organiser);
  ben = await shop.make.customer(organiser, { firstname: 'Ben', language: 'en' });
  camp = await shop.make.availability(organiser, activity, {
    days: ['2096-01-19', '2096-01-20'],
    capacity: 8,
  });
});

const register = (family: MadeCustomer, participant: Made = family.participant) =>
  shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
const ask = (changes: object = {}) =>
  shop.office(
    'saveAutomaticCancellation',
    { availability: camp.cuid, minimum: 4, decide_on: '2096-01-09', ...changes },
    staff,
  );
const show = async () =>
  (await shop.office('getAutomaticCancellation', { availability: camp.cuid }, staff))
    .automatic_cancellation;
/** Moves on to the decision: the clock of the site, and the job that waits for it in the queue. */
const letCome = async (at = DECIDED) => {
  shop.clock.set(at);
  await shop.sql(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
    `automatic-cancellation ${camp.id}`,
  ]);
};
const expectState = async (state: string) => {
  await expect.poll(async () => (await show())?.state).toBe(state);
};
const cancellations = () =>
  shop.sql<{ cancellation_type: string; total_amount: number }>(
    `select r.cancellation_type, owed.total_amount from registrations r join receivables owed on owed.id = r.receivable_id
     where r.availability_id = $1 and r.cancelled_at is not null`,
    [camp.id],
  );
const mailsTo = (family: MadeCustomer) =>
  shop.sql<{ kind: string; subject: string; text: string }>(
    `select kind, subject, text from sent_mails where customer_id = $1 and kind <> 'cart.processed' order by id`,
    [family.id],
  );

describe('with too few places at the decision', () => {
  test('is cancelled once: closed for good, nothing due, an empty waiting list, one e-mail per family', async () => {
    const tom = await shop.make.participant(organiser, anne, { firstname: 'Tom' });
    await register(anne);
    await register(anne, tom);
    await shop.sql('update availabilities set capacity = 2 where id = $1', [camp.id]);
    await shop.sql(`update availabilities set status = 'FULL' where id = $1`, [camp.id]);
    await shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: ben.participant.id },
      ben,
    );
    await shop.sql('update availabilities set capacity = 8 where id = $1', [camp.id]);
    await ask();
    expect(await show()).toMatchObject({
      minimum: 4,
      decide_on: '2096-01-09',
      decide_at: DECIDED,
      state: 'WAITING',
    });
    await letCome();
    await expectState('CANCELLED');
    expect(await show()).toMatchObject({ places: 2, families: 2, decided_at: DECIDED });
    expect(await cancellations()).toEqual([
      { cancellation_type: 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS', total_amount: 0 },
      { cancellation_type: 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS', total_amount: 0 },
    ]);
    const [availability] = await shop.sql(
      'select closed, status, registered, registrations_end_at from availabilities where id = $1',
      [camp.id],
    );
    expect(availability).toMatchObject({ closed: true, status: 'CLOSED', registered: 0 });
    const entries = await shop.sql(
      'select from waiting_list_entries where availability_id = $1 and left_at is null',
      [camp.id],
    );
    expect(entries).toEqual([]);
    await expect(
      shop.call(
        'joinWaitingList',
        { availability_id: camp.id, participant_id: ben.participant.id },
        ben,
      ),
    ).rejects.toMatchObject({ code: 'WAITING_LIST_NOT_OFFERED' });
    await expect.poll(() => mailsTo(ben)).toHaveLength(1);
    await expect.poll(() => mailsTo(anne)).toHaveLength(1);
    const [toAnne] = await mailsTo(anne);
    expect(toAnne?.subject).toContain('« Cirque » n’aura pas lieu');
    expect(toAnne?.text).toContain('Léa Dubois, Tom Dubois');
    expect(toAnne?.text).toContain('Vous ne devez rien');
    const [toBen] = await mailsTo(ben);
    expect(toBen?.subject).toContain('“Circus” will not take place');
    expect(toBen?.text).toContain('No longer on the waiting list');
    expect(toBen?.text).not.toContain('due');
  });

  test('paid money becomes credit, and the e-mail says how much', async () => {
    const registration = await shop.make.registration(organiser, anne, {
      availability_id: camp.id,
      date_ids: camp.dates.map(({ id }) => id),
      total_amount: 10_000,
      paid_amount: 2_500,
    });
    await ask();
    await letCome();
    await expectState('CANCELLED');
    const [receivable] = await shop.sql(
      'select owed_amount, credit_amount from receivables where id = $1',
      [registration.receivable_id],
    );
    expect(receivable).toEqual({ owed_amount: 0, credit_amount: 2_500 });
    await expect.poll(() => mailsTo(anne)).toHaveLength(1);
    expect((await mailsTo(anne))[0]?.text).toMatch(/déjà payé 25,00\s€/u);
  });

  test('without registrations it is closed, and no e-mail is sent', async () => {
    await ask();
    await letCome();
    await expectState('CANCELLED');
    expect(await show()).toMatchObject({ places: 0, families: 0 });
  });

  test('waits for a place in a cart that would reach the minimum', async () => {
    await ask({ minimum: 1 });
    const participant_id = anne.participant.id;
    const availability_dates = camp.dates.map(({ id }) => ({ date_id: id }));
    shop.clock.set('2096-01-09T22:55:00.000Z');
    await shop.call(
      'addCartItems',
      {
        customer_id: anne.id,
        registrations: [{ participant_id, availability_id: camp.id, availability_dates }],
      },
      anne,
    );
    await letCome();
    const jobWaits = async () =>
      (
        await shop.sql<{ waits: boolean }>(
          `select run_at > now() as waits from graphile_worker._private_jobs where key = $1`,
          [`automatic-cancellation ${camp.id}`],
        )
      )[0]?.waits;
    await expect.poll(jobWaits).toBe(true);
    expect((await show())?.state).toBe('WAITING');
    await letCome('2096-01-10T08:00:00.000Z');
    await expectState('CANCELLED');
  });
});

describe('it takes place', () => {
  test('with enough places', async () => {
    await register(anne);
    await ask({ minimum: 1 });
    await letCome();
    await expectState('ENOUGH');
    expect(await cancellations()).toEqual([]);
  });

  test('when staff keep it, after the dashboard asked them', async () => {
    await register(anne);
    await ask();
    const coming = async () =>
      (await shop.office('getDashboard', {}, staff)).attention.will_be_cancelled.filter(
        ({ cuid }) => cuid === camp.cuid,
      );
    expect(await coming()).toEqual([
      {
        cuid: camp.cuid,
        activity: 'Cirque',
        start_at: '2096-01-19T09:00:00.000Z',
        registered: 1,
        minimum: 4,
        decide_on: '2096-01-09',
      },
    ]);
    await shop.office('keepAvailability', { availability: camp.cuid }, staff);
    expect(await coming()).toEqual([]);
    await letCome();
    await register(ben);
    expect(await show()).toMatchObject({ state: 'KEPT', decided_at: null });
    const log = await shop.sql(
      `select changes from audit_log where entity_cuid = $1 and changes ? 'kept'`,
      [camp.cuid],
    );
    expect(log).toEqual([{ changes: { kept: { from: false, to: true } } }]);
  });

  test('when it started before it could be decided', async () => {
    await register(anne);
    await ask();
    await letCome('2096-01-19T09:00:00.000Z');
    await expectState('STARTED');
    expect(await cancellations()).toEqual([]);
  });

  test('when the decision was moved to another day, or withdrawn', async () => {
    await ask();
    await ask({ decide_on: '2096-01-12' });
    const [job] = await shop.sql<{ run_at: Date }>(
      `select run_at from graphile_worker._private_jobs where key = $1`,
      [`automatic-cancellation ${camp.id}`],
    );
    expect(job?.run_at.toISOString()).toBe('2096-01-12T23:00:00.000Z');
    await shop.office('deleteAutomaticCancellation', { availability: camp.cuid }, staff);
    expect(await show()).toBeNull();
    await shop.office('deleteAutomaticCancellation', { availability: camp.cuid }, staff);
  });
});

describe('refusals', () => {
  test('409 once it is decided', async () => {
    await register(anne);
    await ask({ minimum: 1 });
    await letCome();
    await expectState('ENOUGH');
    await expect(
      shop.office('keepAvailability', { availability: camp.cuid }, staff),
    ).rejects.toMatchObject({ code: 'AUTOMATIC_CANCELLATION_DECIDED', status: 409 });
    await shop.sql(
      `update automatic_cancellations set state = 'CANCELLING' where availability_id = $1`,
      [camp.id],
    );
    await expect(ask({ decide_on: '2096-01-12' })).rejects.toMatchObject({
      code: 'AUTOMATIC_CANCELLATION_DECIDED',
    });
    await expect(
      shop.office('deleteAutomaticCancellation', { availability: camp.cuid }, staff),
    ).rejects.toMatchObject({ code: 'AUTOMATIC_CANCELLATION_DECIDED' });
  });

  test.each([
    [{ minimum: 9 }, 'MINIMUM_ABOVE_CAPACITY', 'minimum'],
    [{ decide_on: '2096-01-04' }, 'DECISION_PAST', 'decide_on'],
    [{ decide_on: '2096-01-19' }, 'DECISION_AFTER_START', 'decide_on'],
  ])('400 %o', async (changes, code, field) => {
    await expect(ask(changes)).rejects.toMatchObject({
      code,
      status: 400,
      fields: { [field]: code },
    });
    expect(await show()).toBeNull();
  });

  test('404 for another organiser’s availability, and for one without an automatic cancellation', async () => {
    await expect(
      shop.office('keepAvailability', { availability: camp.cuid }, staff),
    ).rejects.toMatchObject({ code: 'AUTOMATIC_CANCELLATION_NOT_FOUND', status: 404 });
    const neighbour = await shop.make.organiser({}, 'neighbour.test');
    const stranger = await shop.make.collaborator(neighbour, RIGHTS);
    for (const name of ['getAutomaticCancellation', 'deleteAutomaticCancellation'] as const)
      await expect(shop.office(name, { availability: camp.cuid }, stranger)).rejects.toMatchObject({
        code: 'AVAILABILITY_NOT_FOUND',
        status: 404,
      });
  });
});
