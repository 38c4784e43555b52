import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { useMay } from '../data/session.tsx';
import { type Choice, type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** The entities of the segments that can be chosen: people, dates, or anything. */
const CHOSEN_OF = {
  PEOPLE: ['CUSTOMERS', 'PARTICIPANTS'],
  DATES: ['AVAILABILITIES'],
  ALL: [undefined],
} as const satisfies Record<string, readonly (SegmentEntity | undefined)[]>;

/** A segment as the field offers it. */
interface Named {
  readonly cuid: string;
  readonly name: string;
  readonly entity: SegmentEntity;
}

interface Props extends ChoiceProps {
  readonly of: keyof typeof CHOSEN_OF;
  readonly placeholder: string;
  /** The chosen segment, for staff without access to segments. */
  readonly named?: Named | null;
  readonly disabled?: boolean;
}

/**
 * A field that finds one of the organiser's own segments by part of its name; staff without access
 * to segments see the chosen one.
 */
export function SegmentSelect({ of, named = null, ...props }: Props) {
  const allowed = useMay()('segments.read');
  const { data: one } = useCall(
    'getSegment',
    { segment: props.value ?? '' },
    { enabled: allowed && props.value !== null },
  );
  const { entities } = useTexts('office-segments');
  const choiceOf = ({ cuid, name, entity }: Named): Choice => ({
    value: cuid,
    label: of === 'DATES' ? name : `${name} · ${entities[entity]}`,
  });
  const current_segment = [one, named].find((segment) => segment?.cuid === props.value) ?? null;
  const chosen = current_segment === null ? undefined : choiceOf(current_segment);
  const { search, near, typing } = useTyped(chosen?.label);
  const [first, second] = CHOSEN_OF[of];
  const enabled = allowed && near;
  const one_found = useFound(first, { search, enabled });
  // without a second entity this is the first call again, and its answer with it
  const other_found = useFound(second, { search, enabled: enabled && second !== undefined });
  const answers = second === undefined ? [one_found] : [one_found, other_found];
  return (
    <FoundSelect
      {...props}
      found={answers.flatMap(({ segments }) => segments).map(choiceOf)}
      reading={answers.some(({ reading }) => reading)}
      chosen={chosen}
      typing={typing}
      disabled={props.disabled === true || !allowed}
    />
  );
}

/**
 * Returns the segments of an entity, without the default ones that every organiser has, because
 * they narrow nothing.
 */
function useFound(
  entity: SegmentEntity | undefined,
  { search, enabled }: { readonly search: string; readonly enabled: boolean },
): { readonly segments: readonly Named[]; readonly reading: boolean } {
  const { data, isFetching: reading } = useCall(
    'listSegments',
    { search, page_size: 50, ...(entity === undefined ? {} : { entity }) },
    { enabled, keep_previous: true },
  );
  const segments = (data?.data ?? []).filter(({ is_default }) => !is_default);
  return { segments, reading };
}
