import { Button, List, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { Fold } from '../../panels/fold.tsx';
import { useUnsaved } from '../../panels/unsaved.ts';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import {
  type Availability,
  changesOf,
  type Shared,
  sharedNames,
  sharedOf,
} from './exclusion-changes.ts';
import { SharedFields } from './shared-fields.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';

/**
 * The exclusions of an availability, and the dates that they take from it now; the effect of a
 * change shows before it is saved.
 */
export function Exclusions({ availability }: { availability: Availability }) {
  const texts = useTexts('office-availabilities');
  const found = useCall('getAvailabilityExclusions', { availability: availability.cuid });
  const { data } = found;
  if (data === undefined) return <PartWaiting found={found} />;
  return (
    <Fold
      title={texts.exclusions}
      id="exclusions"
      set={sharedNames(data)}
      begins_open={data.overlaps.length > 0}
    >
      <SharedThings key={JSON.stringify(sharedOf(data))} availability={availability} data={data} />
    </Fold>
  );
}

interface Props {
  readonly availability: Availability;
  readonly data: Answer<'getAvailabilityExclusions'>;
}

function SharedThings({ availability, data }: Props) {
  const texts = useTexts('office-availabilities');
  const editable = useMay()('availabilities.update');
  const before = sharedOf(data);
  const [shared, setShared] = useState<Shared>(before);
  const changes = changesOf({ before, after: shared });
  const request = { availability: availability.cuid, ...changes };
  const is_changed =
    JSON.stringify(changes) !== JSON.stringify(changesOf({ before, after: before }));
  useUnsaved({ isUnsaved: () => is_changed, discard: () => setShared(before) });
  const preview = useCall('previewAvailabilityExclusions', request, {
    enabled: is_changed,
    keep_previous: true,
  });
  const save = useAction('updateAvailabilityExclusions', {
    refreshes: [...AVAILABILITY_LISTS, 'getAvailabilityExclusions'],
    done: texts.exclusions_saved,
  });
  const overlaps = is_changed ? preview.data?.overlaps : data.overlaps;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.exclusions_help}
      </Text>
      <SharedFields
        availability={availability}
        editable={editable}
        needed={data.resources}
        value={shared}
        onChange={setShared}
      />
      <div aria-live="polite">
        <Overlaps
          title={is_changed ? texts.overlaps_preview : texts.overlaps}
          overlaps={overlaps}
          quiet={!is_changed}
        />
      </div>
      {is_changed ? (
        <Button
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => save.mutate(request)}
          loading={save.isPending}
        >
          {texts.exclusions_save}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The dates taken at the same time, with the effect on each. */
function Overlaps(props: {
  title: string;
  overlaps: Answer<'getAvailabilityExclusions'>['overlaps'] | undefined;
  /** True to say nothing when there are none. */
  quiet: boolean;
}) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { title, overlaps, quiet } = props;
  if (overlaps === undefined || (overlaps.length === 0 && quiet)) return null;
  if (overlaps.length === 0) return <Text size="sm">{texts.overlaps_none}</Text>;
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {overlaps.map(({ date, start_at, taken, other, because, name }) => (
          <List.Item
            key={`${date} ${other.availability} ${other.booking} ${other.start_at} ${because} ${name}`}
          >
            {texts.overlap_taken[taken](
              formats.shortDate(start_at),
              `${other.booking === null ? other.title : texts.overlap_booking}, ${formats.time(other.start_at)}`,
              texts.overlap_why(name),
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}
