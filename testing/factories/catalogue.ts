import type { Made, Sql } from './factories.ts';

type Columns = Readonly<Record<string, unknown>>;

export interface MadeAvailability extends Made {
  readonly dates: readonly Made[];
}

export interface CatalogueFactories {
  category(organiser: Made, columns?: Columns): Promise<Made>;
  location(organiser: Made, columns?: Columns): Promise<Made>;
  activity(organiser: Made, columns?: Columns): Promise<Made>;
  /**
   * Makes an availability with dates on these days, 09:00 to 16:00 UTC; `capacity` and other
   * columns may be given.
   */
  availability(
    organiser: Made,
    activity: Made,
    input?: { days?: readonly string[]; date_capacity?: number | null } & Columns,
  ): Promise<MadeAvailability>;
  /** Makes an option with its prices: [{ amount, percentage }]. */
  option(
    organiser: Made,
    activity: Made,
    input?: { prices?: readonly Columns[] } & Columns,
  ): Promise<Made & { prices: readonly Made[] }>;
  question(organiser: Made, activity: Made, columns?: Columns): Promise<Made>;
  /** Makes a tier of an activity by request: one or two of its availabilities. */
  tier(organiser: Made, activity: Made, columns?: Columns): Promise<Made>;
  /**
   * Makes a constraint of a request: one registration a day at most, unless `type`, `payload` and
   * other columns are given.
   */
  constraint(organiser: Made, activity: Made, columns?: Columns): Promise<Made>;
  /** Makes a membership on offer: for the customer, 120 euros for a year from its purchase. */
  membership(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a booking configuration: an hour for 18 euros, every day from 9 to 21 o'clock. */
  bookingConfiguration(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a court with this booking configuration. */
  resource(organiser: Made, configuration: Made, columns?: Columns): Promise<Made>;
  /** Makes a template of a week of camp: Monday to Friday from nine to four. */
  dateConfiguration(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a closed period of the organiser, in the first week of November 2026 by default. */
  closedPeriod(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a group of resources, empty at first. */
  resourceGroup(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a segment of the dates that are not free. */
  segment(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a notification: a reminder three days before, for everything. */
  notificationDefinition(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a bundle on offer: ten registrations for anybody for 90 euros, valid for a year. */
  bundle(organiser: Made, columns?: Columns): Promise<Made>;
  /** Makes a voucher on offer: 50 euros for 45, valid for a year. */
  voucher(organiser: Made, columns?: Columns): Promise<Made>;
}

type Insert = (table: string, columns: Columns) => Promise<Made>;

const text = (fr: string, en = fr) => JSON.stringify({ fr, en });

const of = (organiser: Made, activity: Made) => ({
  organiser_id: organiser.id,
  activity_id: activity.id,
});

const TIER = {
  name: text('Une ou deux leçons', 'One or two lessons'),
  minimum_availabilities: 1,
  maximum_availabilities: 2,
};

const CONSTRAINT = {
  label: text('Une leçon par jour au plus', 'One lesson a day at most'),
  type: 'registrations.count.maximum',
  payload: { count: 1, availabilities: ['same.date'], period_start: null, period_end: null },
};

export function createCatalogueFactories(insert: Insert, sql: Sql): CatalogueFactories {
  let made = 0;
  return {
    category: async (organiser, columns = {}) => {
      const group = await insert('category_groups', {
        organiser_id: organiser.id,
        title: text('Discipline'),
      });
      const title = text('Natation', 'Swimming');
      return insert('categories', {
        organiser_id: organiser.id,
        group_id: group.id,
        title,
        motif: 'water',
        ...columns,
      });
    },
    location: (organiser, columns = {}) =>
      insert('locations', {
        organiser_id: organiser.id,
        name: 'Piscine',
        city: 'Bruxelles',
        postcode: '1000',
        ...columns,
      }),
    activity: (organiser, columns = {}) => {
      made += 1;
      const slug = `stage-${made}-${Math.trunc(performance.now())}`;
      return insert('activities', {
        organiser_id: organiser.id,
        slug,
        title: text('Stage de natation', 'Swimming camp'),
        ...columns,
      });
    },
    availability: (organiser, activity, input = {}) =>
      makeAvailability(insert, { organiser, activity, input }),
    option: (organiser, activity, input = {}) =>
      makeOption({ insert, sql }, { organiser, activity, input }),
    tier: (organiser, activity, columns = {}) =>
      insert('registration_request_tiers', { ...of(organiser, activity), ...TIER, ...columns }),
    constraint: (organiser, activity, columns = {}) =>
      insert('registration_request_constraints', {
        ...of(organiser, activity),
        ...CONSTRAINT,
        ...columns,
      }),
    question: (organiser, activity, columns = {}) =>
      insert('questions', {
        organiser_id: organiser.id,
        activity_id: activity.id,
        type: 'TEXT',
        title: text('Allergies ?', 'Allergies?'),
        ...columns,
      }),
    closedPeriod: (organiser, columns = {}) =>
      insert('closed_periods', {
        organiser_id: organiser.id,
        name: JSON.stringify({ fr: 'Fermeture', en: 'Closed' }),
        first_day: '2026-11-02',
        last_day: columns['first_day'] ?? '2026-11-08',
        ...columns,
      }),
    dateConfiguration: (organiser, columns = {}) =>
      insert('date_configurations', {
        organiser_id: organiser.id,
        name: 'Semaine de stage',
        dates: JSON.stringify(
          [1, 2, 3, 4, 5].map((weekday) => ({
            week: 1,
            weekday,
            start_time: '09:00',
            end_time: '16:00',
          })),
        ),
        ...columns,
      }),
    ...offerFactories(insert),
  };
}

/** Returns the factories of offers other than registrations. */
function offerFactories(
  insert: Insert,
): Pick<
  CatalogueFactories,
  | 'segment'
  | 'notificationDefinition'
  | 'bookingConfiguration'
  | 'resource'
  | 'resourceGroup'
  | 'membership'
  | 'bundle'
  | 'voucher'
> {
  return {
    ...ruleFactories(insert),
    bookingConfiguration: (organiser, columns = {}) =>
      insert('booking_configurations', {
        organiser_id: organiser.id,
        name: 'Terrains',
        prices: JSON.stringify([{ duration: 3_600, amount: 1_800 }]),
        opening_hours: JSON.stringify(
          [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '21:00' })),
        ),
        ...columns,
      }),
    resource: (organiser, configuration, columns = {}) =>
      insert('resources', {
        organiser_id: organiser.id,
        name: text('Court de tennis', 'Tennis court'),
        booking_configuration_id: configuration.id,
        ...columns,
      }),
    resourceGroup: (organiser, columns = {}) =>
      insert('resource_groups', {
        organiser_id: organiser.id,
        name: text('Terrains', 'Courts'),
        ...columns,
      }),
    membership: (organiser, columns = {}) =>
      insert('memberships', {
        organiser_id: organiser.id,
        title: text('Abonnement annuel', 'Annual membership'),
        price: 12_000,
        rolling_period_type: 'YEARS',
        rolling_period_duration: 1,
        ...columns,
      }),
    bundle: (organiser, columns = {}) =>
      insert('bundles', {
        organiser_id: organiser.id,
        title: text('Dix séances', 'Ten sessions'),
        price: 9_000,
        capacity: 10,
        duration: 365 * 86_400,
        ...columns,
      }),
    voucher: (organiser, columns = {}) =>
      insert('vouchers', {
        organiser_id: organiser.id,
        title: text('Bon cadeau', 'Gift voucher'),
        price: 4_500,
        amount: 5_000,
        duration: 365 * 86_400,
        ...columns,
      }),
  };
}

async function makeAvailability(
  insert: Insert,
  {
    organiser,
    activity,
    input,
  }: {
    organiser: Made;
    activity: Made;
    input: NonNullable<Parameters<CatalogueFactories['availability']>[2]>;
  },
): Promise<MadeAvailability> {
  const { days = ['2026-07-06'], date_capacity = null, ...columns } = input;
  const availability = await insert('availabilities', {
    organiser_id: organiser.id,
    activity_id: activity.id,
    price: 1e4,
    start_at: `${days[0]}T09:00:00Z`,
    end_at: `${days.at(-1)}T16:00:00Z`,
    ...columns,
  });
  const dates: Made[] = [];
  for (const day of days) {
    dates.push(
      await insert('availability_dates', {
        organiser_id: organiser.id,
        availability_id: availability.id,
        capacity: date_capacity,
        start_at: `${day}T09:00:00Z`,
        end_at: `${day}T16:00:00Z`,
      }),
    );
  }
  return { ...availability, dates };
}

async function makeOption(
  { insert, sql }: { insert: Insert; sql: Sql },
  {
    organiser,
    activity,
    input,
  }: {
    organiser: Made;
    activity: Made;
    input: NonNullable<Parameters<CatalogueFactories['option']>[2]>;
  },
): Promise<Made & { prices: readonly Made[] }> {
  const { prices = [{ amount: 500 }], ...columns } = input;
  const option = await sql<{ id: string }>(
    'insert into options (organiser_id, activity_id, title, answer_required) values ($1, $2, $3, $4) returning id',
    [
      organiser.id,
      activity.id,
      columns['title'] ?? text('Repas', 'Lunch'),
      columns['answer_required'] ?? false,
    ],
  );
  const id = Number(option[0]?.id);
  const rows: Made[] = [];
  for (const price of prices)
    rows.push(
      await insert('option_prices', { organiser_id: organiser.id, option_id: id, ...price }),
    );
  return { id, cuid: '', prices: rows };
}

/** Returns the factories of what says which records are meant. */
function ruleFactories(
  insert: Insert,
): Pick<CatalogueFactories, 'segment' | 'notificationDefinition'> {
  return {
    notificationDefinition: (organiser, columns = {}) =>
      insert('notification_definitions', {
        organiser_id: organiser.id,
        name: 'Rappel',
        title: text('Bientôt', 'Soon'),
        trigger: 'registration.created',
        delay: 4_320,
        delay_type: 'BEFORE_AVAILABILITY',
        global: true,
        active: true,
        requirements: JSON.stringify(['NOT_CANCELLED']),
        created_at: '2026-01-05T08:00:00.000Z',
        updated_at: '2026-01-05T08:00:00.000Z',
        ...columns,
      }),
    segment: (organiser, columns = {}) =>
      insert('segments', {
        organiser_id: organiser.id,
        entity: 'AVAILABILITIES',
        name: 'Payant',
        conditions: JSON.stringify({
          match: 'ALL',
          rules: [{ field: 'price', operator: 'AT_LEAST', number: 1 }],
        }),
        ...columns,
      }),
  };
}
