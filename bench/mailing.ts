import { said } from '@ribambelle/testing/said.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@ribambelle/database/connect.ts';
import { makeBuyers, makeOffers } from './buyers.ts';
import { createCaller } from './caller.ts';
import { type Desk, signIn } from './office.ts';
import { type Figure, median, percent, percentile, rounded } from './report.ts';
import { purchase, shoppersOf } from './shopping.ts';
import { command, openStage, startProcess } from './stage.ts';

const FAMILIES = 5000;
const BUYERS = 16;
const CHILDREN = 60;
const ROUNDS = 4;
const SECONDS = 6;

/**
 * Measures a mailing to 5,000 families from the press on "send" until each e-mail is written, alone
 * and while families buy; and the purchases meanwhile, compared with those without it, in turn.
 */
export async function mailing(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    const availability = await addFamilies(databaseUrl);
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
      const shop = async () => {
        const millis: number[] = [];
        const a_second = await shoppers.shopFor(SECONDS, async (buyer, wish) => {
          const start = performance.now();
          await purchase(caller, { buyer, wish });
          millis.push(performance.now() - start);
        });
        return { a_second, slow: percentile(millis, 0.95) };
      };
      const alone = await sendTo(desk, availability);
      await shop();
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const quiet = await shop();
        const [meanwhile, written] = await Promise.all([shop(), sendTo(desk, availability)]);
        rounds.push({ quiet, meanwhile, written });
      }
      const of = (pick: (round: Round) => number) => median(rounds.map(pick));
      const written = of((round) => round.written);
      const ratio = of(({ quiet, meanwhile }) => meanwhile.a_second / quiet.a_second);
      const before = of(({ quiet }) => quiet.a_second);
      const with_it = of(({ meanwhile }) => meanwhile.a_second);
      const slow_before = of(({ quiet }) => quiet.slow);
      const slow = of(({ meanwhile }) => meanwhile.slow);
      return [
        {
          what: `a mailing to ${FAMILIES} families, each e-mail written`,
          measured: `${rounded(alone, 1)} s alone, ${rounded(written, 1)} s while ${BUYERS} families buy`,
          reference: `${rounded(FAMILIES / alone)} e-mails/s`,
          goal: 'below 20 s',
          reached: Math.max(alone, written) < 20,
        },
        {
          what: `whole purchases while it is written, ${SECONDS} s from its beginning`,
          measured: `${rounded(with_it, 1)}/s, 95 of 100 below ${rounded(slow)} ms`,
          reference: `without it ${rounded(before, 1)}/s, ${rounded(slow_before)} ms; ratio ${percent(ratio)}`,
          goal: 'at least 85 %',
          reached: ratio >= 0.85,
        },
      ];
    } finally {
      caller.close();
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}

interface Shopping {
  /** Purchases a second. */
  readonly a_second: number;
  /** Milliseconds within which 95 of 100 purchases ended. */
  readonly slow: number;
}

/**
 * The shop for a while without a mailing, and with one; and the seconds it took to write the
 * mailing.
 */
interface Round {
  readonly quiet: Shopping;
  readonly meanwhile: Shopping;
  readonly written: number;
}

/**
 * Adds families of the rich organiser, all registered for one of its dates; returns the date's
 * cuid.
 */
export async function addFamilies(databaseUrl: string): Promise<string> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ cuid: string }>(
      `with chosen as (
         select a.organiser_id, a.id, a.cuid from availabilities a
         where a.organiser_id = (select organiser_id from host_names where hostname = 'localhost') order by a.start_at limit 1
       ), families as (
         insert into customers (organiser_id, firstname, lastname, email, language, email_confirmed_at)
         select organiser_id, 'Anne', 'Famille ' || n, 'mailing-' || n || '@example.test', case when n % 3 = 0 then 'en' else 'fr' end, now()
         from chosen, generate_series(1, $1::int) n returning organiser_id, id
       ), children as (
         insert into participants (organiser_id, customer_id, firstname, lastname)
         select organiser_id, id, 'Léa', 'Dubois' from families returning organiser_id, id, customer_id
       ), owed as (
         insert into receivables (organiser_id, customer_id, kind, total_amount, deposit_amount, paid_amount)
         select organiser_id, id, 'REGISTRATION', 0, 0, 0 from families returning organiser_id, id, customer_id
       ), registered as (
         insert into registrations (organiser_id, customer_id, participant_id, availability_id, receivable_id)
         select c.organiser_id, c.customer_id, c.id, chosen.id, o.id from children c join owed o on o.customer_id = c.customer_id, chosen
       )
       select cuid from chosen`,
      [FAMILIES],
    );
    return rows[0]?.cuid ?? '';
  } finally {
    await client.end();
  }
}

/** Writes a mailing, sends it, and returns the seconds until each of its e-mails was written. */
async function sendTo({ origin, headers }: Desk, availability: string): Promise<number> {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/back-office/mailings${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const both = (text: string) => ({ fr: text, en: text });
  const paragraph =
    '<p>Bonjour {prénom}, {enfants} {activité} {dates}. À demain, dans la grande salle.</p>';
  const { cuid } = await call('', {
    recipients: { on: 'AVAILABILITIES', selection: { by: 'CHOSEN', chosen: [availability] } },
    subject: both('La salle change : {activité}'),
    content: said(both(paragraph.repeat(5))),
  });
  const { families } = await call(`/${cuid}/preview`);
  if (families < FAMILIES) throw new Error(`Only ${families} families would be written to`);
  const start = performance.now();
  await call(`/${cuid}/send`, { as_read: 1, families });
  for (;;) {
    const { state } = await call(`/${cuid}`);
    if (state === 'SENT') return (performance.now() - start) / 1000;
    await wait(100);
  }
}
