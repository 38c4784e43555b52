import { addDays } from '@ribambelle/domain/base/days.ts';
import { expect, it } from 'vitest';
import { chooseSlots } from './availabilities.ts';
import { addCatalogue } from './catalogue.ts';
import { GROUPS } from './content/categories.ts';
import { LOCATIONS } from './content/locations.ts';
import { THEMES } from './content/themes.ts';
import { addFamily, drawFamilies } from './people.ts';
import { fillSlots, newRegister } from './registrations.ts';
import { newShop } from './shop.ts';
import type { Slot } from './slot.ts';

/** Sixteen days over a year, late in the evening, when it is the next day in Brussels already. */
const DAYS = Array.from({ length: 16 }, (_, index) => addDays('2026-11-21', 23 * index));

function fullHouse(now: string) {
  const shop = newShop('rich', now);
  const { activities } = addCatalogue(shop, {
    groups: GROUPS,
    locations: LOCATIONS,
    themes: THEMES,
  });
  const slots = chooseSlots(shop, { activities, count: 400 });
  const families = drawFamilies(shop, { customers: 80, participants: 150, password_hash: '' });
  const participants = families.flatMap(
    (wish) => addFamily(shop, { wish, fields: [] }).participants,
  );
  fillSlots(shop, { register: newRegister(), slots, participants, count: 1_200 });
  return { shop, activities, slots };
}

it.each(DAYS)(
  'on %s has something to buy in each activity, full dates in the popular ones, and every story',
  (day) => {
    const { shop, activities, slots } = fullHouse(`${day}T23:30:00.000Z`);
    const { now, today } = shop;
    const free = ({ capacity, registered, dates }: Slot) =>
      capacity - Math.max(registered, ...dates.map((date) => date.registered));
    const isOnSale = ({
      closed,
      start_at,
      registrations_start_at: opens,
      registrations_end_at: ends,
    }: Slot) =>
      !closed &&
      start_at > addDays(today, 5) &&
      (opens ?? now) <= now &&
      (ends === null || ends > addDays(today, 2));
    const onSale = slots.map(({ slot }) => slot).filter(isOnSale);
    for (const activity of activities) {
      const slotsOfActivity = onSale.filter((slot) => slot.activity === activity);
      expect(
        slotsOfActivity.map(free).some((places) => places >= 3),
        activity.title[1],
      ).toBe(true);
      if (activity.popular) expect(slotsOfActivity.map(free), activity.title[1]).toContain(0);
    }
    const input = new Set(slots.map(({ story }) => story));
    expect([...input].toSorted()).toEqual([
      'busy',
      'closed',
      'full',
      'later',
      'nearly',
      'over',
      'past',
      'quiet',
    ]);
    const isClosedRunning = ({ activity, start_at, end_at }: Slot) =>
      !activity.after_start && start_at <= now && end_at > addDays(today, 1);
    expect(slots.some(({ slot }) => isClosedRunning(slot))).toBe(true);
    expect(
      slots.some(({ slot, story }) => story === 'closed' && slot.closed && slot.start_at > now),
    ).toBe(true);
  },
);
