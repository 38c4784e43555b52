import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_ACTS } from './day-acts.ts';
import { expectDates } from './dates-expected.ts';
import { expectBooks, expectMoney, expectPlaces, expectSameForBoth } from './expectations.ts';
import { FAMILY_ACTS } from './family-acts.ts';
import { beginHistory, type House, openHouse, type World } from './house.ts';
import { MONEY_ACTS } from './money-acts.ts';
import { OFFICE_ACTS } from './office-acts.ts';
import { PEOPLE_ACTS } from './people-acts.ts';
import { runsOf, timeoutOf } from './runs.ts';
import { type Act, historiesOf, NothingThere, type Step } from './steps.ts';

const ACTS: Readonly<Record<string, Act>> = {
  ...FAMILY_ACTS,
  ...OFFICE_ACTS,
  ...MONEY_ACTS,
  ...DAY_ACTS,
  ...PEOPLE_ACTS,
};
const NAMES = Object.keys(ACTS);
/** The acts to draw from. Many are purchases, so that the others have records to act on. */
const DRAWN = [...NAMES, ...NAMES, ...NAMES, ...Array<string>(NAMES.length).fill('buy')];

const RUNS = runsOf(6);

/** The acts after which the dates are checked; after others they are checked once, at the end. */
const TELLS_OF_DATES: ReadonlySet<string> = new Set(Object.keys(DAY_ACTS));

/** Each family buys something first. */
const FIRST = [0, 1, 2].map((which) => ({
  act: 'buy',
  which,
  other: which,
  amount: which + 12,
  kept: which === 0,
  minutes: 1,
}));

let house: House;
const done_counts = new Map<string, number>();
const refusals = new Map<string, number>();

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/**
 * Runs a step and returns true when it was done; an impossible act is refused with a code, and
 * never with an error of the server.
 */
async function runAct(world: World, step: Step & { act: string }): Promise<boolean> {
  const act = ACTS[step.act] ?? expect.fail(step.act);
  try {
    await act(world, step);
    return true;
  } catch (error) {
    if (error instanceof NothingThere) return false;
    const { status, code } = Object(error);
    const refusal = `${step.act}: ${code}`;
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    if (typeof status !== 'number' || status >= 500) throw error;
    return false;
  }
}

const laterBy = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

test(
  'any history: places match the rows, every read expects the same people, money closes to the cent, and families see the same as the office',
  { timeout: timeoutOf(RUNS, 20_000) },
  async () => {
    const { clock } = house.shop;
    await fc.assert(
      fc.asyncProperty(historiesOf(DRAWN), async (steps) => {
        // each has different days, and therefore separate accounts
        clock.set(laterBy(`${clock.now().slice(0, 10)}T08:00:00.000Z`, 3 * 24 * 60));
        const from = clock.now().slice(0, 10);
        const world = await beginHistory(house);
        for (const step of [...FIRST, ...steps]) {
          clock.set(laterBy(clock.now(), step.minutes));
          if (!(await runAct(world, step))) continue;
          done_counts.set(step.act, (done_counts.get(step.act) ?? 0) + 1);
          await expectPlaces(world);
          await expectMoney(world);
          if (TELLS_OF_DATES.has(step.act)) await expectDates(world);
        }
        await expectSameForBoth(world);
        await expectDates(world);
        await expectBooks(world, from);
      }),
      RUNS,
    );
    // some random acts are refused; most of them were done
    expect([...done_counts.keys()].length).toBeGreaterThan(NAMES.length * 0.4);
    if (process.env['HISTORIES'] !== undefined)
      process.stdout.write(
        `${JSON.stringify([...done_counts])}\n${JSON.stringify([...refusals])}\n`,
      );
  },
);
