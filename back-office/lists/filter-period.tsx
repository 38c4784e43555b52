import { ActionIcon, Button, Group, Popover, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NAMED_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import { useState } from 'react';
import { useFormats } from '../formats/formats.ts';
import { Icon } from '../shell/icons.tsx';
import type { ListAddress } from './use-list-address.ts';

/** The days of a list by the date that they are about: this week, last month, or any days. What is chosen by its name stays relative, in a saved view too. */
export function FilterNamedPeriod(props: {
  list: ListAddress;
  /** The date that it is about, as people say it. */
  label: string;
  name: string;
  from: string;
  to: string;
  /** What is shown while nothing is chosen, when that is not everything. */
  usual?: string | undefined;
}) {
  const { list, label, name, from, to, usual } = props;
  const texts = useTexts('list-filters').period;
  const { periods } = useTexts('reports');
  const [open, setOpen] = useState(false);
  const said = useWords(props);
  const choose = (period: string | null) => {
    list.set({ [from]: null, [to]: null, [name]: period });
    setOpen(false);
  };
  const own = name === from || name === to ? {} : { [name]: null };
  // a last day before the first one is forgotten, and the other way round
  const setFrom = (day: string) =>
    list.set({ ...own, [from]: day, ...((list.filter(to) ?? day) < day ? { [to]: null } : {}) });
  const setTo = (day: string) =>
    list.set({
      ...own,
      [to]: day,
      ...(day !== '' && (list.filter(from) ?? day) > day ? { [from]: null } : {}),
    });
  return (
    <Popover opened={open} onChange={setOpen} trapFocus position="bottom-start" shadow="md">
      <Group gap={2} wrap="nowrap">
        <Popover.Target>
          <Button
            variant={said === null ? 'default' : 'light'}
            leftSection={<Icon name="calendar" size={15} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {said === null && usual === undefined ? label : texts.set(label, said ?? usual ?? '')}
          </Button>
        </Popover.Target>
        {said === null ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.remove(label)}
            onClick={() => choose(null)}
          >
            <Icon name="close" size={14} />
          </ActionIcon>
        )}
      </Group>
      <Popover.Dropdown>
        <Stack gap={4} w={290}>
          {NAMED_PERIODS.map((period) => (
            <Button
              key={period}
              size="compact-md"
              justify="start"
              variant={list.filter(name) === period ? 'light' : 'subtle'}
              aria-pressed={list.filter(name) === period}
              onClick={() => choose(period)}
            >
              {periods[period]}
            </Button>
          ))}
          <Group gap="xs" mt={6} wrap="nowrap" className="office-period">
            <Day label={texts.from} value={list.filter(from)} onChange={setFrom} />
            <Day label={texts.to} value={list.filter(to)} onChange={setTo} />
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
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

/** What is chosen, in words; null for nothing. */
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
  const named = NAMED_PERIODS.find((one) => one === list.filter(name));
  if (named !== undefined) return periods[named];
  const [from, to] = [dayIn(list, props.from), dayIn(list, props.to)];
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
