import { connect } from '@ribambelle/database/connect.ts';
import type pg from 'pg';
import { notificationRows } from './notification-rows.ts';

interface Filled {
  readonly organiser_id: number;
  /** The base of the ids, to which a number is added; cuids are a letter of the table and it. */
  readonly base: number;
  /** The number of registrations, and about that of the other rows. */
  readonly many: number;
  /** The customer of the first forty. */
  readonly customer_id: number;
}

/**
 * Fills the tables that grow for each of the organisers, and has the database gather statistics, as
 * it does by itself in time.
 */
export async function fillTables(
  databaseUrl: string,
  organisers: readonly Filled[],
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    // no foreign keys and no notifications: the numbers below match, and nobody listens
    await client.query(`set session_replication_role = 'replica'`);
    for (const { organiser_id, base, many, customer_id } of organisers) {
      for (const statement of ROWS) {
        const input = {
          organiser: organiser_id,
          base,
          many,
          customer: `(case when n <= 40 then ${customer_id} else ${base} + n end)`,
        };
        await client.query(
          statement.replaceAll(/:(organiser|base|many|customer)/g, (_, name: keyof typeof input) =>
            String(input[name]),
          ),
        );
      }
    }
    for (const statement of FOLLOWING) await client.query(statement);
    await untilNobodyLooks(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other transaction of this database holds an old snapshot, such as an analysis that
 * the database began by itself: rows that it sees cannot be cleared away, tables are twice as long
 * as needed, and the planner chooses other plans than everywhere else.
 */
async function untilNobodyLooks(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Updates that triggers make otherwise. */
const FOLLOWING = [
  'update availabilities set dates_until = dates_until_of(organiser_id, id, open_after_start)',
  'update activities set search_categories = search_categories_of(organiser_id, id), search_locations = search_locations_of(organiser_id, id)',
  `insert into search_words (organiser_id, word)
    select distinct organiser_id, word from activities, unnest(tsvector_to_array(search_title || search_locations)) word
    on conflict do nothing`,
  // the ends of twelve months
  `insert into month_ends (organiser_id, at, owed_amount, credit_amount, wallet_amount)
    select distinct r.organiser_id, at, 0, 0, 0 from receivables r, generate_series(timestamptz '2025-01-31 23:00+00', '2025-12-31 23:00+00', '1 month') at`,
  `insert into month_end_balances (organiser_id, at, receivable_id, open_amount)
    select r.organiser_id, m.at, r.id, r.total_amount - r.paid_amount from receivables r join month_ends m on m.organiser_id = r.organiser_id
    where r.total_amount <> r.paid_amount`,
];

const title = (word: string) => `jsonb_build_object('fr', '${word} ' || n, 'en', '${word} ' || n)`;
const day = `(timestamptz '2025-07-01 08:00+00' + n % 900 * interval '1 day')`;
const past = `(timestamptz '2026-01-05 08:00+00' - n * interval '7 minutes')`;
/**
 * The condition of a pending request: one of twenty, and those at both ends of the list, so that
 * its shortest page has one too.
 */
const is_undecided = `(n % 20 = 0 or n <= 2 or n > :many / 8 - 2)`;

const ROWS: readonly string[] = [
  `insert into category_groups (organiser_id, id, cuid, title) select :organiser, :base + n, 'g' || :base + n, ${title('Groupe')} from generate_series(1, 3) n`,
  `insert into categories (organiser_id, id, cuid, group_id, title)
    select :organiser, :base + n, 'k' || :base + n, :base + 1 + n % 3, ${title('Discipline')} from generate_series(1, 24) n`,
  `insert into locations (organiser_id, id, cuid, name) select :organiser, :base + n, 'l' || :base + n, 'Salle ' || n from generate_series(1, 60) n`,
  `insert into activities (organiser_id, id, cuid, slug, title, age_minimum, age_maximum, "order")
    select :organiser, :base + n, 'a' || :base + n, 'stage-' || n, ${title('Stage')}, n % 9, n % 9 + 5, n from generate_series(1, :many / 4) n`,
  `insert into activity_categories (organiser_id, activity_id, category_id)
    select :organiser, :base + n, :base + 1 + n % 24 from generate_series(1, :many / 4) n`,
  `insert into availabilities (organiser_id, id, cuid, activity_id, location_id, status, start_at, end_at, price, capacity, weekdays)
    select :organiser, :base + n, 'v' || :base + n, :base + 1 + n % (:many / 4), :base + 1 + n % 60,
      (array['OPEN', 'OPEN', 'OPEN', 'FULL', 'CLOSED'])[1 + n % 5], ${day}, ${day} + interval '1 day 4 hours', 10000, 12,
      array[1 + n % 7]::smallint[] from generate_series(1, :many) n`,
  `insert into availability_dates (organiser_id, id, cuid, availability_id, activity_id, location_id, start_at, end_at)
    select :organiser, :base + 2 * n + d, 'd' || :base + 2 * n + d, :base + n, :base + 1 + n % (:many / 4), :base + 1 + n % 60, ${day} + d * interval '1 day', ${day} + d * interval '1 day' + interval '4 hours'
    from generate_series(1, :many) n, generate_series(0, 1) d`,
  `insert into files (organiser_id, id, cuid, name, content_type, width, height, data) select :organiser, :base + n, 'f' || :base + n, 'image', 'image/webp', 8, 6, ''
    from generate_series(1, :many / 4) n`,
  `insert into activity_images (organiser_id, activity_id, file_id) select :organiser, :base + n, :base + n from generate_series(1, :many / 4) n`,
  `insert into bundles (organiser_id, id, cuid, title, price, capacity, "order")
    select :organiser, :base + n, 'l' || :base + n, ${title('Pack')}, 9000, 10, n from generate_series(1, 60) n`,
  `insert into bundle_images (organiser_id, bundle_id, file_id) select :organiser, :base + n, :base + n from generate_series(1, 60) n`,
  `insert into bundle_activities (organiser_id, bundle_id, activity_id) select :organiser, :base + n, :base + n from generate_series(1, 30) n`,
  `insert into memberships (organiser_id, id, cuid, title, price, entity, rolling_period_type, rolling_period_duration, "order")
    select :organiser, :base + n, 'a' || :base + n, ${title('Abonnement')}, 12000, 'PARTICIPANTS', 'YEARS', 1, n from generate_series(1, 60) n`,
  `insert into membership_images (organiser_id, membership_id, file_id) select :organiser, :base + n, :base + n from generate_series(1, 60) n`,
  `insert into booking_configurations (organiser_id, id, cuid, name, prices)
    select :organiser, :base + n, 'bc' || :base + n, 'Terrains ' || n, '[{"duration":3600,"amount":1800}]' from generate_series(1, 60) n`,
  `insert into resources (organiser_id, id, cuid, name, booking_configuration_id, "order")
    select :organiser, :base + n, 'rs' || :base + n, ${title('Terrain')}, :base + n, n from generate_series(1, 60) n`,
  `insert into resource_images (organiser_id, resource_id, file_id) select :organiser, :base + n, :base + n from generate_series(1, 60) n`,
  `insert into articles (organiser_id, id, cuid, slug, title, published_at, published_number, created_at, updated_at) select :organiser, :base + n, 'ar' || :base + n, 'article-' || n, ${title('Article')}, ${past}, 1, ${past}, ${past} from generate_series(1, 60) n`,
  `insert into resource_groups (organiser_id, id, cuid, name, "order") select :organiser, :base + n, 'rg' || :base + n, ${title('Groupe')}, n from generate_series(1, 60) n`,
  `insert into resource_group_members (organiser_id, resource_id, group_id) select :organiser, :base + n, :base + n from generate_series(1, 60) n`,
  `insert into segments (organiser_id, id, cuid, entity, name, conditions)
    select :organiser, :base + n, 'sg' || :base + n, 'AVAILABILITIES', 'Segment ' || n,
      '{"match":"ALL","rules":[{"field":"price","operator":"AT_LEAST","number":9000},{"field":"weekday","operator":"ONE_OF","values":["3"]}]}'
    from generate_series(1, 60) n`,
  `insert into coupons (organiser_id, id, cuid, code, title, percentage, availabilities_segment_id)
    select :organiser, :base + n, 'o' || :base + n, 'CODE' || n, ${title('Code')}, 1000, case when n <= 40 then :base + n end from generate_series(1, 60) n`,
  `insert into volume_discounts (organiser_id, id, cuid, title, percentage, from_rank)
    select :organiser, :base + n, 'vd' || :base + n, ${title('Remise')}, 1000, 2 from generate_series(1, 60) n`,
  `insert into discounts (organiser_id, id, cuid, title, percentage, availabilities_segment_id)
    select :organiser, :base + n, 'd' || :base + n, ${title('Remise')}, 1000, case when n <= 3 then :base + n end from generate_series(1, 60) n`,
  `insert into coupon_activities (organiser_id, coupon_id, activity_id) select :organiser, :base + n, :base + n from generate_series(1, 30) n`,
  `insert into vouchers (organiser_id, id, cuid, title, price, amount, "order")
    select :organiser, :base + n, 'u' || :base + n, ${title('Bon')}, 4500, 5000, n from generate_series(1, 60) n`,
  `insert into voucher_images (organiser_id, voucher_id, file_id) select :organiser, :base + n, :base + n from generate_series(1, 60) n`,
  `insert into options (organiser_id, id, activity_id, title)
    select :organiser, :base + n, :base + n, ${title('Repas')} from generate_series(1, :many / 4) n`,
  `insert into option_prices (organiser_id, id, option_id, label, amount)
    select :organiser, :base + n, :base + n, ${title('Chaud')}, 500 from generate_series(1, :many / 4) n`,
  `insert into questions (organiser_id, id, activity_id, type, title)
    select :organiser, :base + n, :base + n, 'TEXT', ${title('Régime')} from generate_series(1, :many / 4) n`,
  `insert into customers (organiser_id, id, cuid, firstname, lastname, email, wallet_amount)
    select :organiser, :base + n, 'c' || :base + n, 'Anne', 'Dubois ' || n, 'anne' || n || '@mail.example', case when n % 50 = 0 then 2500 else 0 end from generate_series(1, :many) n where n = 7 or n > 40`,
  `insert into participants (organiser_id, id, cuid, customer_id, firstname, lastname, birthdate)
    select :organiser, :base + n, 'p' || :base + n, :customer, 'Léa', 'Dubois ' || n, date '2010-01-01' + n % 4000 from generate_series(1, :many) n`,
  // each child has another second household
  `insert into participant_households (organiser_id, participant_id, customer_id, since)
    select :organiser, :base + n, :base + 41 + n % (:many - 41), ${past} from generate_series(1, :many) n`,
  `insert into sessions (organiser_id, token_hash, customer_id, expires_at)
    select :organiser, sha256((:base + n)::text::bytea), :customer, ${day} + interval '400 days' from generate_series(1, :many) n`,
  `insert into custom_fields (organiser_id, id, entity, type, title)
    select :organiser, :base + n, 'PARTICIPANTS', 'TEXT', ${title('Allergies')} from generate_series(1, 3) n`,
  `insert into custom_field_answers (organiser_id, field_id, participant_id, data)
    select :organiser, :base + 1 + n % 3, :base + n, 'Aucune' from generate_series(1, :many) n`,
  // each collaborator leads groups
  `insert into availability_collaborators (organiser_id, availability_id, collaborator_id)
    select :organiser, :base + n, c.id from collaborators c, generate_series(1, :many) n where c.organiser_id = :organiser`,
  // some have a stand-in on a date
  `insert into availability_date_collaborators (organiser_id, availability_id, date_id, collaborator_id)
    select d.organiser_id, d.availability_id, min(d.id), c.id
    from availability_dates d, (select id from collaborators where organiser_id = :organiser order by id limit 1) c
    where d.organiser_id = :organiser and d.availability_id % 50 = 1 group by d.organiser_id, d.availability_id, c.id`,
  // some collaborators cannot be elsewhere; some availabilities need a hall, and some are
  // synchronised in pairs
  `update availability_collaborators set is_occupied = true where organiser_id = :organiser and availability_id % 50 = 0`,
  `insert into synchronised_availabilities (organiser_id, availability_id, group_id)
    select organiser_id, id, id / 2 from availabilities where organiser_id = :organiser and id % 20 < 2`,
  // some have a minimum number of registrations
  `insert into automatic_cancellations (organiser_id, availability_id, minimum, decide_at)
    select organiser_id, id, 4, start_at from availabilities where organiser_id = :organiser and id % 3 = 0`,
  // each collaborator had lists exported
  `insert into tags (organiser_id, list, name) select :organiser, 'availabilities', 'tag ' || n from generate_series(1, 60) n`,
  `update availabilities set tags = array['tag ' || 1 + id % 60] where organiser_id = :organiser and id % 3 = 0`,
  `insert into bulk_actions (organiser_id, id, cuid, collaborator_id, "on", change, state, count, created_at)
    select :organiser, :base + n, 'y' || :base + n, c.id, 'DATES', '{"kind": "CLOSED"}',
      'DONE', 400, ${past} from generate_series(1, 40) n, collaborators c where c.organiser_id = :organiser`,
  `insert into bulk_action_lines (organiser_id, bulk_action_id, "order", record_id, record_cuid, title, at, state, refused)
    select :organiser, :base + a, n, n, 'd' || n, 'Stage', ${day}, (array['CHANGED', 'CHANGED', 'CHANGED', 'REFUSED'])[1 + n % 4],
      case when n % 4 = 3 then 'GONE' end from generate_series(1, 40) a, generate_series(1, :many / 40) n
    where exists (select from bulk_actions where organiser_id = :organiser)`,
  `insert into exports (organiser_id, collaborator_id, list, format, language, request, address, created_at)
    select :organiser, c.id, 'registrations', 'CSV', 'fr', '{}', '', ${past} from collaborators c, generate_series(1, 30) n
    where c.organiser_id = :organiser`,
  `insert into notes (organiser_id, list, record_id, text, author_name, created_by, created_at)
    select :organiser, (array['collaborators', 'customers', 'registrations'])[1 + n % 3], :base + n, 'Libre', 'Zoé', :base, ${past}
    from generate_series(1, :many) n`,
  `insert into addresses (organiser_id, id, customer_id, street, number, postcode, city)
    select :organiser, :base + n, :base + n, 'Rue', '1', (1000 + n % 8000)::text, 'Bruxelles' from generate_series(41, :many) n`,
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + n, 'b' || :base + n, :customer, 'PROCESSED', lpad((:base + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, participant_id, availability_id, price, expires_at, processed_at)
    select :organiser, :base + n, 'i' || :base + n, 'REGISTRATION', :base + n, :base + n, :base + n, 10000, ${past}, ${past} from generate_series(1, :many) n`,
  `insert into cart_item_dates (organiser_id, cart_item_id, date_id) select :organiser, :base + n, :base + 2 * n from generate_series(1, :many) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + n, :customer, :base + n, 'REGISTRATION', 10000, case when n % 20 = 0 then 4000 else 10000 end, ${past}
    from generate_series(1, :many) n`,
  `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
    select :organiser, :base + n, 'SALE', 10000, ${past} from generate_series(1, :many) n`,
  `insert into registrations (organiser_id, id, cuid, customer_id, participant_id, availability_id, cart_id, cart_item_id, receivable_id,
      cancelled_at, cancellation_type, created_at)
    select :organiser, :base + n, 'r' || :base + n, :customer, :base + n, :base + n, :base + n, :base + n, :base + n,
      case when n % 11 = 0 then ${past} end, case when n % 11 = 0 then 'CUSTOMER' end, ${past} from generate_series(1, :many) n`,
  // a quarter as many vouchers were sold as registrations, with carts and receivables of their own
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 300000 + n, 'bu' || :base + n, :customer, 'PROCESSED', lpad((:base + 300000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, voucher_id, price, expires_at, processed_at)
    select :organiser, :base + 300000 + n, 'iu' || :base + n, 'VOUCHER', :base + 300000 + n, :base + 1 + n % 60, 4500, ${past}, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + 300000 + n, :customer, :base + 300000 + n, 'VOUCHER', 4500, case when n % 20 = 0 then 0 else 4500 end, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
    select :organiser, :base + 300000 + n, 'SALE', 4500, ${past} from generate_series(1, :many / 4) n`,
  `insert into customer_vouchers (organiser_id, id, cuid, voucher_id, amount, customer_id, cart_id, cart_item_id, receivable_id, created_at)
    select :organiser, :base + 300000 + n, 'q' || :base + n, :base + 1 + n % 60, 5000, :customer, :base + 300000 + n, :base + 300000 + n,
      :base + 300000 + n, ${past} from generate_series(1, :many / 4) n`,
  // and as many bundles, each of which paid two registrations
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 400000 + n, 'bl' || :base + n, :customer, 'PROCESSED', lpad((:base + 400000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, bundle_id, price, expires_at, processed_at)
    select :organiser, :base + 400000 + n, 'il' || :base + n, 'BUNDLE', :base + 400000 + n, :base + 1 + n % 60, 9000, ${past}, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + 400000 + n, :customer, :base + 400000 + n, 'BUNDLE', 9000, case when n % 20 = 0 then 0 else 9000 end, ${past}
    from generate_series(1, :many / 4) n`,
  `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
    select :organiser, :base + 400000 + n, 'SALE', 9000, ${past} from generate_series(1, :many / 4) n`,
  `insert into customer_bundles (organiser_id, id, cuid, bundle_id, capacity, customer_id, participant_id, cart_id, cart_item_id, receivable_id, created_at)
    select :organiser, :base + 400000 + n, 'w' || :base + n, :base + 1 + n % 60, 10, :customer, case when n % 2 = 0 then :base + n end,
      :base + 400000 + n, :base + 400000 + n, :base + 400000 + n, ${past} from generate_series(1, :many / 4) n`,
  // and half as many memberships, each with its first cycle
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 450000 + n, 'ml' || :base + n, :customer, 'PROCESSED', lpad((:base + 450000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many / 8) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, membership_id, price, expires_at, processed_at)
    select :organiser, :base + 450000 + n, 'im' || :base + n, 'MEMBERSHIP', :base + 450000 + n, :base + 1 + n % 60, 12000, ${past}, ${past}
    from generate_series(1, :many / 8) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + 450000 + n, :customer, :base + 450000 + n, 'MEMBERSHIP', 12000, 12000, ${past} from generate_series(1, :many / 8) n`,
  `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
    select :organiser, :base + 450000 + n, 'SALE', 12000, ${past} from generate_series(1, :many / 8) n`,
  `insert into customer_memberships (organiser_id, id, cuid, membership_id, customer_id, participant_id, cart_id, receivable_id, expires_at, created_at)
    select :organiser, :base + 450000 + n, 'm' || :base + n, :base + 1 + n % 60, :customer, :base + n, :base + 450000 + n, :base + 450000 + n,
      ${past} + interval '1 year', ${past} from generate_series(1, :many / 8) n`,
  `insert into membership_cycles (organiser_id, customer_membership_id, start_at, end_at, cart_id, cart_item_id, receivable_id, created_at)
    select :organiser, :base + 450000 + n, ${past}, ${past} + interval '1 year', :base + 450000 + n, :base + 450000 + n, :base + 450000 + n, ${past}
    from generate_series(1, :many / 8) n`,
  // and as many requests, of which some are still to be decided
  `insert into registration_request_tiers (organiser_id, id, cuid, activity_id, name, minimum_availabilities, maximum_availabilities)
    select :organiser, :base + n, 'rt' || :base + n, :base + n, '{"fr": "Une leçon"}', 1, 1 from generate_series(1, 60) n`,
  `insert into registration_request_constraints (organiser_id, id, cuid, activity_id, label, type, payload)
    select :organiser, :base + n, 'rc' || :base + n, :base + n, '{"fr": "Une leçon par jour"}', 'registrations.count.maximum',
      '{"count": 1, "availabilities": ["same.date"], "period_start": null, "period_end": null}' from generate_series(1, 60) n`,
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 480000 + n, 'rl' || :base + n, :customer, 'PROCESSED', lpad((:base + 480000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many / 8) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, participant_id, requested_activity_id, price, expires_at, processed_at)
    select :organiser, :base + 480000 + n, 'ir' || :base + n, 'REGISTRATION_REQUEST', :base + 480000 + n, :base + n, :base + 1 + n % 60, 0, ${past},
      ${past} from generate_series(1, :many / 8) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + 480000 + n, :customer, :base + 480000 + n, 'REGISTRATION_REQUEST', 0, 0, ${past} from generate_series(1, :many / 8) n`,
  `insert into registration_requests (organiser_id, id, cuid, activity_id, tier_id, customer_id, participant_id, status, cart_id, cart_item_id,
      receivable_id, decided_at, created_at)
    select :organiser, :base + 480000 + n, 'rq' || :base + n, :base + 1 + n % 60, :base + 1 + n % 60, :customer, :base + n,
      case when ${is_undecided} then 'PENDING' else 'REJECTED' end, :base + 480000 + n, :base + 480000 + n, :base + 480000 + n,
      case when ${is_undecided} then null else ${past} end, ${past} from generate_series(1, :many / 8) n`,
  `insert into registration_request_availabilities (organiser_id, registration_request_id, availability_id, date_ids)
    select :organiser, :base + 480000 + n, :base + 1 + (n + d) % :many, array[:base + 2 * n] from generate_series(1, :many / 8) n, generate_series(0, 3) d`,
  // and as many bookings, each of an hour that nobody else has
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 490000 + n, 'kb' || :base + n, :customer, 'PROCESSED', lpad((:base + 490000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, :many / 8) n`,
  `insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
    select :organiser, :base + 490000 + n, :customer, :base + 490000 + n, 'BOOKING', 1800, 1800, ${past} from generate_series(1, :many / 8) n`,
  `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
    select :organiser, :base + 490000 + n, 'SALE', 1800, ${past} from generate_series(1, :many / 8) n`,
  `insert into cart_items (organiser_id, id, cuid, type, cart_id, participant_id, resource_id, price, expires_at, processed_at)
    select :organiser, :base + 490000 + n, 'ib' || :base + n, 'BOOKING', :base + 490000 + n, :base + n, :base + 1 + n % 60, 1800, ${past}, ${past}
    from generate_series(1, :many / 8) n`,
  `insert into bookings (organiser_id, id, cuid, resource_id, customer_id, cart_id, start_at, end_at, cancelled_at, created_at)
    select :organiser, :base + 490000 + n, 'bk' || :base + n, :base + 1 + n % 60, :customer, :base + 490000 + n, ${day} + n * interval '1 hour',
      ${day} + (n + 1) * interval '1 hour', case when n % 20 = 0 then ${past} end, ${past} from generate_series(1, :many / 8) n`,
  `insert into booking_dates (organiser_id, booking_id, resource_id, start_at, end_at, cancelled_at)
    select organiser_id, id, resource_id, start_at, end_at, cancelled_at from bookings where organiser_id = :organiser`,
  `insert into booking_participations (organiser_id, booking_id, participant_id, position, receivable_id)
    select organiser_id, id, id - 490000 + n, n, case when n = 0 then id end from bookings, generate_series(0, 3) n where organiser_id = :organiser`,
  // halls that availabilities need
  `insert into availability_resources (organiser_id, availability_id, resource_id)
    select organiser_id, id, :base + 1 + id % 60 from availabilities where organiser_id = :organiser and id % 10 = 0`,
  // and blocks of ten times each
  `insert into resource_blocks (organiser_id, id, cuid, reason, first_day, last_day, start_at, end_at)
    select :organiser, :base + n, 'xb' || :base + n, 'Filet ' || n, ${day}::date, ${day}::date + 9, ${day}, ${day} + interval '9 days 1 hour'
    from generate_series(1, :many / 8) n`,
  `insert into resource_block_times (organiser_id, block_id, resource_id, start_at, end_at)
    select :organiser, :base + n, :base + 1 + n % 60, ${day} + d * interval '1 day', ${day} + d * interval '1 day' + interval '1 hour'
    from generate_series(1, :many / 8) n, generate_series(0, 9) d`,
  `insert into tags (organiser_id, list, name) select :organiser, 'customers', 'tag ' || n from generate_series(1, 60) n`,
  `update customers set tags = array['tag ' || 1 + id % 60] where organiser_id = :organiser and id % 7 = 0`,
  // the children of the customer were registered by other households, too
  `update registrations set participant_id = id - :many + 40 where organiser_id = :organiser and id > :base + :many - 40`,
  `update registrations set tags = array['tag ' || 1 + id % 60] where organiser_id = :organiser and id % 7 = 0`,
  `update registrations set customer_bundle_id = :base + 400000 + 1 + id % (:many / 4) where organiser_id = :organiser and id % 2 = 0`,
  `insert into registration_dates (organiser_id, registration_id, date_id)
    select :organiser, :base + n, :base + 2 * n + d from generate_series(1, :many) n, generate_series(0, 1) d`,
  // and arrivals were noted
  `insert into attendance_marks (organiser_id, cuid, registration_id, date_id, kind, at, made_at, made_by, created_at)
    select t.organiser_id, 'am' || t.registration_id || '-' || t.date_id, t.registration_id, t.date_id, 'ARRIVED', ${past}, ${past}, c.id, ${past}
    from registration_dates t, generate_series(1, 1) n, (select id from collaborators where organiser_id = :organiser order by id limit 1) c
    where t.organiser_id = :organiser`,
  `insert into registration_questions (organiser_id, registration_id, question_id, content)
    select :organiser, :base + n, (select min(id) from questions where organiser_id = :organiser), 'oui' from generate_series(1, :many) n`,
  `insert into registration_options (organiser_id, registration_id, price_id, amount)
    select :organiser, :base + n, :base + 1 + n % (:many / 4), 500 from generate_series(1, :many) n`,
  // what is owed without an order
  `insert into receivables (organiser_id, customer_id, kind, total_amount, created_at)
    select :organiser, :customer, 'CORRECTION', 0, ${past} from generate_series(1, :many / 4) n`,
  `insert into payment_references (organiser_id, reference, cart_id)
    select organiser_id, reference, id from carts where organiser_id = :organiser on conflict do nothing`,
  `insert into payment_references (organiser_id, reference, receivable_id)
    select organiser_id, (990000000000 + row_number() over (order by id))::text, id from receivables where organiser_id = :organiser and cart_id is null`,
  `insert into payments (organiser_id, id, cuid, customer_id, cart_id, method, amount, state, late, created_at, paid_at)
    select :organiser, :base + n, 'y' || :base + n, :customer, :base + n, (array['TRANSFER', 'CASH', 'OTHER'])[1 + n % 3], 10000,
      case when n % 40 = 0 then 'PENDING' else 'PAID' end, n % 200 = 0, ${past}, ${past} from generate_series(1, :many) n`,
  `with parts as (insert into instalments (organiser_id, receivable_id, position, due_at, amount)
    select r.organiser_id, r.id, part, ${past}, r.total_amount / 2 from receivables r, generate_series(1, 2) part, generate_series(1, 1) n where r.organiser_id = :organiser and r.id % 4 = 0)
    update receivables set in_instalments = true where organiser_id = :organiser and id % 4 = 0`,
  `with told as (insert into credit_reminders (organiser_id, customer_id, amount, moved_at, created_at, sent_at) select :organiser, :customer, 2500, ${past}, ${past}, ${past} from generate_series(1, :many) n)
    insert into payment_reminders (organiser_id, id, cuid, customer_id, created_at, sent_at, last_day) select :organiser, :base + n, 'pr' || :base + n, :customer, ${past}, ${past}, '2026-02-05' from generate_series(1, :many) n`,
  `insert into payment_reminder_debts (organiser_id, payment_reminder_id, receivable_id, rank, amount)
    select :organiser, :base + n, :base + n, 1, 10000 from generate_series(1, :many) n`,
  `insert into payment_targets (organiser_id, payment_id, receivable_id, place, amount)
    select :organiser, :base + n, :base + n, 1, 10000 from generate_series(1, :many) n`,
  `insert into payment_allocations (organiser_id, id, payment_id, receivable_id, amount)
    select :organiser, :base + n, :base + n, :base + n, 10000 from generate_series(1, :many) n`,
  `with account as (insert into payment_providers (organiser_id, provider, mode, account_reference, account_name, key_sealed, key_end, connected_at) values (:organiser, 'mollie', 'TEST', 'pfl_plans', 'Plans', 'x', '1234', '2025-01-01') returning id), mandates as (insert into payment_mandates (organiser_id, id, customer_id, payment_provider_id, state, words, agreed_at, customer_reference, mandate_reference, method, started_at) select :organiser, :base + n, :customer, account.id, 'ACTIVE', 'x', ${past}, 'cst', 'mdt', 'creditcard', ${past} from account, generate_series(1, :many) n) insert into payment_mandate_debts (organiser_id, payment_mandate_id, receivable_id, agreed_amount) select :organiser, :base + n, :base + n, 0 from generate_series(1, :many) n`,
  `insert into transaction_proofs (organiser_id, id, customer_id, amount, paid_on, name, content_type, bytes, digest, state, created_at, decided_at, payment_id) select :organiser, :base + n, :customer, 10000, '2025-06-01', 'preuve.webp', 'image/webp', '', int8send(:base + n), case when n % 500 = 0 then 'WAITING' else 'ACCEPTED' end, ${past}, case when n % 500 > 0 then ${past} end, case when n % 500 > 0 then :base + n end from generate_series(1, :many) n`,
  // refunds over two years, some of which came back
  `insert into refunds (organiser_id, id, payment_id, amount, state, created_at, done_at, failed_at)
    select :organiser, :base + n, :base + n, 100, case when n % 50 = 0 then 'FAILED' else 'DONE' end, at, at,
      case when n % 50 = 0 then at + interval '6 days' end
    from generate_series(1, :many) n, lateral (select timestamptz '2024-02-01 09:00+00' + n % 700 * interval '1 day' as at) given`,
  `insert into payment_allocations (organiser_id, payment_id, receivable_id, refund_id, amount, created_at)
    select f.organiser_id, f.payment_id, f.payment_id, f.id, -100, f.created_at from refunds f where f.organiser_id = :organiser`,
  `insert into sepa_files (organiser_id, id, cuid, number, transfers, amount, bytes, sha256, created_at)
    select :organiser, :base + n, 'sf' || :base + n, n + 1, 40, 4000, 'x', 'x', ${past} from generate_series(0, 40) n`,
  `insert into outgoing_transfers (organiser_id, id, cuid, customer_id, refund_id, amount, holder, iban, message, state, sepa_file_id, created_at)
    select f.organiser_id, f.id, f.cuid, p.customer_id, f.id, f.amount, 'Anne', 'BE68539007547034', '',
      case when f.id % 160 = 0 then 'PENDING' else f.state end, case when f.id % 160 = 0 then null else :base + f.id % 40 end, f.created_at
    from refunds f join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
    where f.organiser_id = :organiser and f.id % 4 = 0`,
  `insert into disputes (organiser_id, payment_id, refund_id, provider_reference, amount, state)
    select organiser_id, payment_id, id, 'dp_' || id, 100, case when id % 400 = 0 then 'OPEN' else 'LOST' end from refunds
    where organiser_id = :organiser and id % 40 = 0`,
  `insert into payment_changes (organiser_id, id, payment_id, amount_before, amount_after, reason, created_at)
    select :organiser, :base + n, :base + n, 12000, 10000, 'Faute de frappe', ${past} from generate_series(1, :many) n`,
  // and each second order used a coupon
  `insert into coupon_uses (organiser_id, cart_id, coupon_id, customer_id, amount)
    select :organiser, k.id, :base + 1 + k.id % 60, k.customer_id, 500 from carts k where k.organiser_id = :organiser and k.id % 2 = 0`,
  `insert into wallet_movements (organiser_id, id, customer_id, amount, reason, created_at)
    select :organiser, :base + n, :customer, 100, 'CORRECTION', ${past} from generate_series(1, :many) n`,
  // one family has been here for years
  `insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
    select :organiser, :base + 500000 + n, 'bo' || :base + n, :base + 7, 'PROCESSED', lpad((:base + 500000 + n)::text, 12, '0'), ${past}, ${past}
    from generate_series(1, 60) n`,
  `insert into wallet_movements (organiser_id, id, customer_id, amount, reason, created_at)
    select :organiser, :base + 500000 + n, :base + 7, 100, 'CORRECTION', ${past} from generate_series(1, 60) n`,
  `insert into sent_mails (organiser_id, id, cuid, key, kind, customer_id, recipient, language, subject, html, text, state, created_at)
    select :organiser, :base + n, 'm' || :base + n, 'key ' || n, 'registration', :customer, 'anne' || n || '@mail.example', 'fr', 'Inscription ' || n,
      repeat('<p>Bonjour</p>', 20), 'Bonjour', 'SENT', ${past} from generate_series(1, :many) n`,
  ...notificationRows(past),
  `insert into mailings (organiser_id, id, cuid, collaborator_id, recipients, state, created_at, updated_at, begun_at)
    select :organiser, :base + n, 'ml' || :base + n, c.id, '{}', 'SENT', ${past}, ${past}, ${past}
    from generate_series(1, 40) n, collaborators c where c.organiser_id = :organiser limit 40`,
  `insert into mailing_recipients (organiser_id, mailing_id, customer_id, state)
    select l.organiser_id, l.id, c.id, 'WRITTEN' from mailings l
    join customers c on c.organiser_id = l.organiser_id and c.id % 40 = l.id % 40 where l.organiser_id = :organiser`,
  `insert into audit_log (organiser_id, id, collaborator_name, action, entity, entity_cuid, summary, created_at)
    select :organiser, :base + n, 'Sophie', (array['activities.update', 'customers.update', 'payments.create'])[1 + n % 3], 'activities',
      'a' || n, 'Une ligne', ${past} from generate_series(1, :many) n`,
  `insert into events (organiser_id, id, type, payload, created_at)
    select :organiser, :base + n, 'registration.created', '{}', ${past} from generate_series(1, :many) n`,
  `insert into security_events (organiser_id, id, type, actor_kind, actor_name, address, created_at)
    select :organiser, :base + n, 'sign-in.failed', 'VISITOR', 'Anne ' || n, '10.0.0.1', ${past} from generate_series(1, :many) n`,
  `insert into waiting_list_entries (organiser_id, id, cuid, availability_id, customer_id, participant_id, turn)
    select :organiser, :base + n, 'w' || :base + n, case when n % 40 = 0 then :base + 7 when n % 40 = 20 then :base + 1506 else :base + 600 + n % 300 end, :customer, :base + n, n from generate_series(1, :many) n`,
  // every tenth is of one activity; one of a hundred is answered
  `insert into reviews (organiser_id, id, cuid, registration_id, customer_id, activity_id, score, message, private, created_at, answer, answered_at, answered_by)
    select :organiser, :base + n, 'z' || :base + n, :base + n, :customer, case when n % 10 = 0 then :base + 7 else :base + 1 + n % (:many / 4) end,
      n % 6, 'Avis ' || n, n % 3 = 0, ${past}, case when n % 100 = 1 then 'Merci' end, case when n % 100 = 1 then ${past} end,
      case when n % 100 = 1 then :base + 1 end from generate_series(1, :many) n`,
  `insert into collaborator_roles (organiser_id, id, cuid, name) select :organiser, :base + n, 'o' || :base + n, 'Rôle ' || n from generate_series(1, 30) n`,
  `insert into collaborators (organiser_id, id, cuid, firstname, lastname, email, role_id)
    select :organiser, :base + n, 's' || :base + n, 'Sophie', 'Peeters ' || n, 'sophie' || :base + n || '@mail.example', :base + n from generate_series(1, 30) n`,
];
