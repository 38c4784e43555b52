import type { Ask } from '@ribambelle/api/client.ts';
import { applyBulkAction } from '@ribambelle/server/bulk-actions/apply-bulk-action.job.ts';
import { addDays } from '@ribambelle/domain/base/days.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { findOrganiser } from '@ribambelle/server/organisers/organiser.ts';
import { orRefuse } from '@ribambelle/server/refusal.ts';
import { runJob } from '../unsafe.ts';
import { type Act, NothingThere, pick, registrationsOf } from './steps.ts';
import type { World } from './house.ts';

type Action = Ask<'createBulkAction'>['action'];

/** Runs a bulk action on the selection, as the job does, and returns its results. */
async function toMany(world: World, action: Action) {
  const { shop, pool, organiser, staff } = world;
  const { count } = await shop.office('previewBulkAction', { action }, staff);
  const { cuid } = await shop.office('createBulkAction', { action, count }, staff);
  const [row] = await shop.sql<{ id: string }>('select id from bulk_actions where cuid = $1', [
    cuid,
  ]);
  const now = shop.clock.now();
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now });
  await runJob(applyBulkAction, {
    payload: { organiser_id: organiser.id, bulk_action_id: Number(row?.id) },
    organiser: orRefuse(await inTenant(findOrganiser), 'NOT_FOUND'),
    now,
    inTenant,
  });
  const bulk_action = await shop.office('getBulkAction', { bulk_action: cuid }, staff);
  if (bulk_action.state !== 'DONE') throw new Error('A bulk action did not end');
  // an act that changed nothing does not count
  if (bulk_action.changed === 0) throw new NothingThere();
  return bulk_action;
}

const onDay = (day: string) => ({ by: 'FILTERS' as const, filters: { from: day, until: day } });

function takenOff(which: number, amount: number) {
  if (which % 3 === 0) return { of: 'ALL' as const };
  return which % 3 === 1
    ? { of: 'SHARE' as const, share: 5_000 }
    : { of: 'AMOUNT' as const, amount };
}

/** The acts of staff on a whole day, over all groups, or on many registrations. */
export const DAY_ACTS = {
  'close day': async (world, { which, other, amount, kept }) => {
    const to = (['ORIGIN', 'WALLET', 'BANK'] as const)[which % 3] ?? 'ORIGIN';
    const give_back = kept ? { what: takenOff(other, amount), to, label: 'Férié' } : null;
    // closed only to registrations, or called off, with or without a decision about money
    const takes_place = give_back === null && other % 2 === 0;
    const change = { kind: 'CLOSED' as const, closed: true as const, takes_place, give_back };
    return toMany(world, { on: 'DATES', selection: onDay(pick(world.days, which)), change });
  },
  'open day': async (world, { which }) => {
    const change = { kind: 'CLOSED' as const, closed: false as const };
    return toMany(world, { on: 'DATES', selection: onDay(pick(world.days, which)), change });
  },
  'move day': async (world, { which, other, kept }) => {
    const from = pick(world.days, which);
    const to = kept
      ? { by: 'AFTER_LAST' as const }
      : { by: 'DAY' as const, day: addDays(from, 1 + (other % 5)) };
    return toMany(world, { on: 'DATES', selection: onDay(from), change: { kind: 'MOVE', to } });
  },
  'more places': async (world, { which }) => {
    const { cuid } = pick(world.groups, which);
    const change = { kind: 'CAPACITY' as const, by: 'ADD' as const, places: 1 };
    const selection = { by: 'CHOSEN' as const, chosen: [cuid] };
    return toMany(world, { on: 'AVAILABILITIES', selection, change });
  },
  'cancel many': async (world, { which, other }) => {
    const all = await registrationsOf(world);
    const chosen = all.slice(which % 4, (which % 4) + 1 + (other % 3)).map(({ cuid }) => cuid);
    if (chosen.length === 0) throw new NothingThere();
    const what = other % 2 ? { of: 'ALL' as const } : { of: 'SHARE' as const, share: 6_667 };
    const to = which % 2 ? ('ORIGIN' as const) : ('WALLET' as const);
    const give_back = which % 5 ? { what, to, kept_label: 'Frais' } : null;
    const change = { kind: 'CANCEL' as const, reason: 'Fermé', give_back };
    return toMany(world, {
      on: 'REGISTRATIONS',
      selection: { by: 'CHOSEN', chosen },
      change,
    });
  },
} satisfies Record<string, Act>;
