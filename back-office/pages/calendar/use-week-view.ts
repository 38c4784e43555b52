import { useLocalStorage } from '@mantine/hooks';
import type { ListAddress } from '../../lists/use-list-address.ts';

export const VIEWS = ['week', 'hours', 'day'] as const;
export const GROUPINGS = ['none', 'location', 'collaborator'] as const;

/** The grouping of dates: none, by location or by collaborator. */
export type Grouping = (typeof GROUPINGS)[number];

const NOW = { getInitialValueInEffect: false };

/** Returns the view of the calendar: as in the address, or else as last chosen on this device. */
export function useWeekView(address: ListAddress) {
  const [kept_look, keep] = useLocalStorage({
    key: 'ribambelle_calendar',
    defaultValue: 'week none',
    ...NOW,
  });
  const [kept_view, kept_grouping] = kept_look.split(' ');
  const view = knownOf(VIEWS, address.filter('view') ?? kept_view);
  // the view of a week along its hours has its days side by side, and no room for more
  const wanted_grouping = knownOf(GROUPINGS, address.filter('by') ?? kept_grouping);
  const grouping = view === 'hours' ? 'none' : wanted_grouping;
  const show = (change: { view?: string; by?: string }) => {
    const next = { view, by: wanted_grouping, ...change };
    keep(`${next.view} ${next.by}`);
    address.set(next);
  };
  return { view, grouping, show };
}

function knownOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  value: string | undefined,
): Value {
  return values.find((one) => one === value) ?? values[0];
}
