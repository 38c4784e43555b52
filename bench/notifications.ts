import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@ribambelle/database/connect.ts';
import type pg from 'pg';
import { makeBuyers, makeOffers } from './buyers.ts';
import { createCaller } from './caller.ts';
import { addFamilies } from './mailing.ts';
import { type Desk, signIn } from './office.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { purchase, shoppersOf } from './shopping.ts';
import { command, openStage, startProcess } from './stage.ts';

/** Deliveries that wait for each of the 5,000 registrations. */
const EACH = 20;
const WAITING = 100_000;
const BUYERS = 16;
const CHILDREN = 60;
const ROUNDS = 3;
const SECONDS = 6;

/**
 * Measures a change of a definition of which 100,000 deliveries wait, until each was computed anew,
 * alone and while families buy; and the purchases meanwhile, compared with those without it.
 */
export async function notifications(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    await addFamilies(databaseUrl);
    const client = await connect(databaseUrl);
    try {
      const definition = await addDeliveries(client);
      const buyers = await makeBuyers(databaseUrl, { count: BUYERS, children: CHILDREN });
      const wishes = await makeOffers(databaseUrl, {
        count: 40,
        dates: 5,
        capacity: null,
        price: 12_000,
      });
      await command(databaseUrl, 'vacuum analyze');
      const server = await startProcess({ databaseUrl });
      const caller = createCaller(server.port, BUYERS);
      try {
        const desk = await signIn(server);
        const shoppers = shoppersOf({ families: buyers, wishes, clients: BUYERS });
        const shop = () =>
          shoppers.shopFor(SECONDS, (buyer, wish) => purchase(caller, { buyer, wish }));
        const recompute = () => changeDelay(desk, { client, definition });
        const alone = await recompute();
        await shop();
        const rounds: { readonly ratio: number; readonly seconds: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const quiet = await shop();
          const [meanwhile, seconds] = await Promise.all([shop(), recompute()]);
          rounds.push({ ratio: meanwhile / quiet, seconds });
        }
        const seconds = median(rounds.map((round) => round.seconds));
        const ratio = median(rounds.map((round) => round.ratio));
        return [
          {
            what: `a changed notification of which ${WAITING} deliveries wait, each computed anew`,
            measured: `${rounded(alone, 1)} s alone, ${rounded(seconds, 1)} s while ${BUYERS} families buy`,
            reference: `${rounded(WAITING / alone)} deliveries/s`,
            goal: 'below 20 s',
            reached: Math.max(alone, seconds) < 20,
          },
          {
            what: `whole purchases while it is computed, ${SECONDS} s from its beginning`,
            measured: `${percent(ratio)} of those without it`,
            reference: 'in turn',
            goal: 'at least 90 %',
            reached: ratio >= 0.9,
          },
        ];
      } finally {
        caller.close();
        await server.stop();
      }
    } finally {
      await client.end();
    }
  } finally {
    await stage.close();
  }
}

/** Adds a definition, and deliveries of it that wait; returns its cuid. */
async function addDeliveries(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ cuid: string }>(
    `with shop as (select organiser_id from host_names where hostname = 'localhost'), made as (
       insert into notification_definitions (organiser_id, name, title, trigger, delay, delay_type, global, active, created_at, updated_at)
       select organiser_id, 'Rappel', '{"fr": "Bientôt", "en": "Soon"}', 'registration.created', 60, 'BEFORE_AVAILABILITY', true, true, now(), now() from shop
       returning organiser_id, id, cuid
     ), dates as (
       insert into registration_dates (organiser_id, registration_id, date_id)
       select r.organiser_id, r.id, (select d.id from availability_dates d where d.organiser_id = r.organiser_id and d.availability_id = r.availability_id order by d.start_at limit 1)
       from registrations r join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id where c.email like 'mailing-%'
     ), added as (
       insert into notification_deliveries (organiser_id, definition_id, customer_id, registration_id, event, happened_at, since, due_at, created_at)
       select m.organiser_id, m.id, r.customer_id, r.id, n::text, now(), now(), now() + interval '1 year', now()
       from made m join customers c on c.organiser_id = m.organiser_id and c.email like 'mailing-%'
       join registrations r on r.organiser_id = c.organiser_id and r.customer_id = c.id, generate_series(1, $1::int) n
     )
     select cuid from made`,
    [EACH],
  );
  return rows[0]?.cuid ?? '';
}

/** Changes the delay of a definition; returns the seconds until all that waits was computed. */
async function changeDelay(
  { origin, headers }: Desk,
  { client, definition }: { readonly client: pg.Client; readonly definition: string },
): Promise<number> {
  const path = `${origin}/api/back-office/notification-definitions/${definition}`;
  const { version, delay } = await (await fetch(path, { headers })).json();
  const start = performance.now();
  const body = JSON.stringify({ version, delay: delay + 1 });
  const answer = await fetch(path, { headers, method: 'PUT', body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  for (;;) {
    const { rows } = await client.query<{ left: boolean }>(
      `select exists (select from notification_deliveries d join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
         where n.cuid = $1 and d.state = 'WAITING' and d.computed_for < n.version) as left`,
      [definition],
    );
    if (rows[0]?.left === false) return (performance.now() - start) / 1000;
    await wait(100);
  }
}
