import { Button, Group, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NAMED_PERIODS, type NamedPeriod } from '@ribambelle/domain/reports/periods.ts';
import { useFormats } from '../formats/formats.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { ListAddress } from './use-list-address.ts';

/**
 * A filter by the days of a date: this week, last month, or any days. A period chosen by name stays
 * relative, in a saved view too.
 */
export function FilterNamedPeriod(props: {
  list: ListAddress;
  /** The name of the date, as people say it. */
  label: string;
  name: string;
  from: string;
  to: string;
  /**
   * The period shown while none is chosen, when that is not everything: in words, or by its name.
   */
  usual?: string | undefined;
  named?: NamedPeriod | undefined;
}) {
  const { list, label, name, from, to } = props;
  const texts = useTexts('list-filters').period;
  const { periods } = useTexts('reports');
  const words = useWords(props);
  const usual = props.named === undefined ? props.usual : periods[props.named];
  const reset = name === from || name === to ? {} : { [name]: null };
  // a last day before the first one is cleared, and the other way round
  const setFrom = (day: string) =>
    list.set({ ...reset, [from]: day, ...((list.filter(to) ?? day) < day ? { [to]: null } : {}) });
  const setTo = (day: string) =>
    list.set({
      ...reset,
      [to]: day,
      ...(day !== '' && (list.filter(from) ?? day) > day ? { [from]: null } : {}),
    });
  return (
    <FilterPopover
      label={label}
      said={words}
      usual={usual}
      icon="calendar"
      onRemove={() => list.set({ [from]: null, [to]: null, [name]: null })}
    >
      {(close) => (
        <Stack gap={4} w={290}>
          {NAMED_PERIODS.map((period) => (
            <Button
              key={period}
              size="compact-md"
              justify="start"
              variant={list.filter(name) === period ? 'light' : 'subtle'}
              aria-pressed={list.filter(name) === period}
              onClick={() => {
                list.set({ [from]: null, [to]: null, [name]: period });
                close();
              }}
            >
              {periods[period]}
            </Button>
          ))}
          <Group gap="xs" mt={6} wrap="nowrap" className="office-period">
            <Day label={texts.from} value={list.filter(from)} onChange={setFrom} />
            <Day label={texts.to} value={list.filter(to)} onChange={setTo} />
          </Group>
        </Stack>
      )}
    </FilterPopover>
  );
}

function Day(props: { label: string; value: string | null; onChange: (day: string) => void }) {
  return (
    <label className="office-day">
      <span>{props.label}</span>
      <input
        type="date"
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </label>
  );
}

/** Returns the chosen period in words; null for none. */
function useWords(props: {
  list: ListAddress;
  name: string;
  from: string;
  to: string;
}): string | null {
  const { list, name } = props;
  const texts = useTexts('list-filters').period;
  const { periods } = useTexts('reports');
  const { plainDay } = useFormats();
  const period = NAMED_PERIODS.find((one) => one === list.filter(name));
  if (period !== undefined) return periods[period];
  const from = dayIn(list, props.from);
  const to = dayIn(list, props.to);
  if (from !== null && to !== null)
    return from === to ? plainDay(from) : `${plainDay(from)} – ${plainDay(to)}`;
  if (from !== null) return texts.since(plainDay(from));
  return to === null ? null : texts.until(plainDay(to));
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;

function dayIn(list: ListAddress, field: string): string | null {
  const text = list.filter(field);
  return text !== null && A_DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
