import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { SegmentSelect } from '../../fields/segment-select.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { todayIn } from '../availabilities/week.ts';
import { type Recipients, useWriteTo } from './use-write-to.ts';

/**
 * The choice of the recipients of a mailing that does not begin from a list: a segment, or the
 * families registered on some days, or all that agreed to news.
 */
export function NewMailingPanel() {
  const texts = useTexts('office-mailings');
  const segments = useTexts('office-segments');
  const panel = usePanel('/mailings');
  const may = useMay();
  const today = todayIn(useSession().organiser.timezone);
  const kinds = [
    ...(may('registrations.read') ? (['DAYS'] as const) : []),
    ...(may('segments.read') ? (['SEGMENT'] as const) : []),
    ...(may('customers.read') && may('newsletters.send') ? (['NEWS'] as const) : []),
  ];
  const [kind, setKind] = useState(kinds[0]);
  const [segment, setSegment] = useState<string | null>(null);
  const [days, setDays] = useState({ from: today, until: today });
  const { begin, beginning } = useWriteTo();
  const recipients = recipientsOf({ kind, segment, days });
  const foot = (
    <Button
      disabled={recipients === null}
      loading={beginning}
      onClick={() =>
        recipients === null ? undefined : begin(recipients, kind === 'NEWS' ? 'NEWS' : 'SERVICE')
      }
    >
      {texts.begin}
    </Button>
  );
  return (
    <SidePanel title={texts.new_title} onClose={panel.close} foot={foot}>
      <Stack gap="md">
        <Radio.Group
          label={texts.new_to}
          value={kind ?? ''}
          onChange={(value) => setKind(kinds.find((one) => one === value))}
        >
          <Stack gap={6} mt={6}>
            {kinds.map((one) => (
              <Radio key={one} value={one} label={texts.new_kinds[one]} />
            ))}
          </Stack>
        </Radio.Group>
        {kind === 'SEGMENT' || kind === 'NEWS' ? (
          <SegmentSelect
            of="ALL"
            label={texts.segment}
            placeholder={kind === 'NEWS' ? texts.whole_list : segments.title}
            value={segment}
            onChange={setSegment}
          />
        ) : null}
        {kind === 'DAYS' ? (
          <Group grow>
            {(['from', 'until'] as const).map((end) => (
              <TextInput
                key={end}
                type="date"
                max="9999-12-31"
                label={end === 'from' ? texts.first_day : texts.last_day}
                value={days[end]}
                onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
              />
            ))}
          </Group>
        ) : null}
      </Stack>
    </SidePanel>
  );
}

/** Returns the chosen recipients; null while there are none. */
function recipientsOf(input: {
  kind: 'SEGMENT' | 'DAYS' | 'NEWS' | undefined;
  segment: string | null;
  days: { readonly from: string; readonly until: string };
}): Recipients | null {
  const { kind, segment, days } = input;
  if (kind === 'NEWS' && segment === null)
    return { on: 'CUSTOMERS', selection: { by: 'FILTERS', filters: {}, except: [] } };
  if (kind === 'SEGMENT' || kind === 'NEWS')
    return segment === null ? null : { on: 'SEGMENT', segment };
  if (kind === undefined || days.from === '' || days.until === '') return null;
  return { on: 'DATES', selection: { by: 'FILTERS', filters: days, except: [] } };
}
